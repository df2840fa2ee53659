import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/components/Figure';

export default function AtomicDeploy(): ReactNode {
  return (
    <Figure
      title="An atomic deployment"
      description="The web server reads the folder called current. That is a pointer. Before the deployment it points to releases/41, afterwards to releases/42. releases/40 is kept as well."
      caption="Each release is complete before the pointer turns to it. A rollback turns the pointer back."
      width={328}
      height={176}>
      <Box x={4} y={4} width={112} height={36} label="Web server" />
      <Arrow from={[60, 40]} to={[60, 78]} />
      <Text x={68} y={63} size="small">
        reads
      </Text>
      <Box x={4} y={80} width={112} height={36} label="current" mono tone="accent" />
      <Box x={196} y={20} width={128} height={36} label="releases/40" mono tone="muted" />
      <Box x={196} y={80} width={128} height={36} label="releases/41" mono />
      <Box x={196} y={136} width={128} height={36} label="releases/42" mono tone="accent" />
      <Arrow from={[116, 92]} to={[194, 92]} label="before" dashed />
      <Arrow from={[116, 106]} to={[194, 150]} thick />
      <Text x={118} y={146} size="small" strong>
        after
      </Text>
    </Figure>
  );
}
