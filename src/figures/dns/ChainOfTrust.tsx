import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

export default function ChainOfTrust(): ReactNode {
  return (
    <Figure
      title="The chain of trust"
      description="From top to bottom: the resolver’s trust anchor matches the DNSKEY of the root zone. That key signs the DS record for test. The DS record matches the DNSKEY of test, which signs the DS record for example.test. This record matches the DNSKEY of example.test, which signs the A records of www.example.test."
      caption="Two kinds of link alternate: a key signs data in its own zone, and a digest there matches a key in the zone below."
      width={328}
      height={454}>
      <Box x={4} y={78} width={320} height={100} />
      <Box x={4} y={214} width={320} height={100} label="The test zone" align="start" />
      <Box x={4} y={350} width={320} height={100} />

      <Box
        x={4}
        y={4}
        width={320}
        height={38}
        label="Trust anchor, known to the resolver"
        tone="accent"
      />
      <Arrow from={[110, 42]} to={[110, 106]} />
      <Text x={122} y={65} size="small">
        matches
      </Text>
      <Text x={316} y={97} anchor="end">
        The root zone
      </Text>
      <Box x={16} y={106} width={124} height={62} label="DNSKEY" detail="of the root" />
      <Arrow from={[140, 137]} to={[188, 137]} label="signs" />
      <Box x={188} y={106} width={124} height={62} label="DS" detail="for test" />

      <Arrow from={[254, 168]} to={[254, 242]} />
      <Text x={266} y={201} size="small">
        matches
      </Text>
      <Box x={188} y={242} width={124} height={62} label="DNSKEY" detail="of test" />
      <Arrow from={[188, 273]} to={[140, 273]} label="signs" />
      <Box x={16} y={242} width={124} height={62} label="DS" detail="for example.test" />

      <Arrow from={[110, 304]} to={[110, 378]} />
      <Text x={122} y={337} size="small">
        matches
      </Text>
      <Text x={316} y={369} anchor="end">
        The example.test zone
      </Text>
      <Box x={16} y={378} width={124} height={62} label="DNSKEY" detail="of example.test" />
      <Arrow from={[140, 409]} to={[188, 409]} label="signs" />
      <Box
        x={188}
        y={378}
        width={124}
        height={62}
        label="A records"
        detail="of www"
        tone="accent"
      />
    </Figure>
  );
}
