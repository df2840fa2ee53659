import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

export default function AtomicDeploy(): ReactNode {
  return (
    <Figure
      title="An atomic deployment"
      description="The web server reads pages from a folder called current, which is a pointer. Before the deployment it points to releases/41, and afterwards to releases/42; releases/40 is kept as well. The server reads scripts and style sheets from a folder called assets, which the pointer doesn’t affect. It holds main.72851fec.js of release 41 next to main.c281fdfe.js of release 42."
      caption="Each release is complete before the pointer moves to it; a rollback moves the pointer back. The assets of both releases stay where they are, so old pages still find theirs."
      width={328}
      height={296}>
      <Box x={4} y={4} width={112} height={36} label="Web server" />
      <Arrow from={[76, 40]} to={[76, 78]} />
      <Text x={84} y={63} size="small">
        pages
      </Text>
      <Box x={36} y={80} width={80} height={36} label="current" mono tone="accent" />
      <Box x={196} y={20} width={128} height={36} label="releases/40" mono tone="muted" />
      <Box x={196} y={80} width={128} height={36} label="releases/41" mono />
      <Box x={196} y={136} width={128} height={36} label="releases/42" mono tone="accent" />
      <Arrow from={[116, 92]} to={[194, 92]} label="before" dashed />
      <Arrow from={[116, 106]} to={[194, 150]} thick />
      <Text x={118} y={146} size="small" strong>
        after
      </Text>
      <Arrow from={[20, 40]} to={[20, 198]} />
      <Text x={28} y={186} size="small">
        scripts, styles
      </Text>
      <Box
        x={4}
        y={200}
        width={320}
        height={92}
        align="start"
        label="assets of all releases"
        tone="muted"
      />
      <Box x={14} y={242} width={146} height={36} detail="main.72851fec.js" mono />
      <Box x={168} y={242} width={146} height={36} detail="main.c281fdfe.js" mono tone="accent" />
    </Figure>
  );
}
