import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

export default function ZonesAndCuts(): ReactNode {
  return (
    <Figure
      title="Three zones, two cuts"
      description="The root zone, managed by IANA, holds the NS records of test. The test zone, kept by its registry, holds the NS and DS records of example.test. The example.test zone, kept by your DNS host, holds its SOA and NS records and the addresses of example.test and www.example.test. A delegation leads from each zone to the next."
      caption="Your web server’s address is only in the lowest zone. The one above knows who your name servers are (with their addresses, if their names are below yours) and the fingerprint of your key."
      width={328}
      height={330}>
      <Box
        x={4}
        y={4}
        width={320}
        height={72}
        align="start"
        label="root zone (.)"
        detail="managed by IANA"
      />
      <Text x={12} y={66} size="small" mono>
        test. NS …
      </Text>
      <Arrow from={[40, 76]} to={[40, 112]} />
      <Text x={50} y={98} size="small">
        delegates test
      </Text>
      <Box
        x={4}
        y={114}
        width={320}
        height={90}
        align="start"
        label="test zone"
        detail="kept by its registry"
      />
      <Text x={12} y={176} size="small" mono>
        example.test. NS ns1.example.test.
      </Text>
      <Text x={12} y={194} size="small" mono>
        example.test. DS …
      </Text>
      <Arrow from={[40, 204]} to={[40, 234]} />
      <Text x={50} y={223} size="small">
        delegates example.test
      </Text>
      <Box
        x={4}
        y={236}
        width={320}
        height={90}
        align="start"
        label="example.test zone"
        detail="kept by your DNS host"
        tone="accent"
      />
      <Text x={12} y={298} size="small" mono>
        example.test. SOA, NS, A
      </Text>
      <Text x={12} y={316} size="small" mono>
        www.example.test. A 198.51.100.20
      </Text>
    </Figure>
  );
}
