import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

export default function ZoneCuts(): ReactNode {
  return (
    <Figure
      title="Three zones, each reached from the one above"
      description="Three boxes, one below the other: the root zone, the test zone and the example.test zone. The root zone holds the delegation of test: NS records and, beside them, the servers’ addresses. The test zone holds the same for example.test. The example.test zone holds the data: NS and A records for example.test itself, and A records for www, ns1 and ns2. An arrow leads from each delegation to the next zone."
      caption="Each parent holds only what’s needed to reach the child: who serves it (NS) and where those servers are. Only the last zone has the site’s addresses."
      width={328}
      height={438}>
      <Box x={4} y={4} width={320} height={104} label="The root zone" align="start" />
      <Box
        x={16}
        y={34}
        width={296}
        height={62}
        label="Delegation of test"
        detail="NS, plus the servers’ addresses"
        tone="accent"
      />
      <Arrow from={[60, 108]} to={[60, 158]} />
      <Text x={74} y={138} size="small">
        ask test’s servers
      </Text>
      <Box x={4} y={160} width={320} height={104} label="The test zone" align="start" />
      <Box
        x={16}
        y={190}
        width={296}
        height={62}
        label="Delegation of example.test"
        detail="NS ns1, ns2, plus their addresses"
        tone="accent"
      />
      <Arrow from={[60, 264]} to={[60, 314]} />
      <Text x={74} y={294} size="small">
        ask ns1 or ns2
      </Text>
      <Box x={4} y={316} width={320} height={118} label="The example.test zone" align="start" />
      <Box x={16} y={346} width={142} height={76} label="example.test" detail="NS, A" />
      <Box x={170} y={346} width={142} height={34} label="www: A" />
      <Box x={170} y={388} width={142} height={34} label="ns1, ns2: A" />
    </Figure>
  );
}
