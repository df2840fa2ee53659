import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

export default function WhoTellsWhom(): ReactNode {
  return (
    <Figure
      title="Who pays whom, and who tells whom what"
      description="You, the registrant, pay the registrar, and tell it the name and which servers to ask about it. The registrar passes this on to the registry and pays it. On its own name servers, the registry publishes which servers to ask. Separately, you give your lines, the records, to a DNS host and your files to a web host."
      caption="Three arrows lead from you to three services. Only the one on the left is about holding the name. (The lines on your list are called records.)"
      width={328}
      height={330}>
      <Box x={4} y={4} width={320} height={32} label="You, the registrant" tone="accent" />
      <Arrow from={[28, 36]} to={[28, 90]} />
      <Text x={38} y={58} size="small">
        money, the name,
      </Text>
      <Text x={38} y={74} size="small">
        which servers to ask
      </Text>
      <Box x={4} y={92} width={144} height={44} label="Registrar" detail="takes your order" />
      <Arrow from={[28, 136]} to={[28, 186]} />
      <Text x={38} y={157} size="small">
        money, the order:
      </Text>
      <Text x={38} y={173} size="small">
        name, servers to ask
      </Text>
      <Box x={4} y={188} width={144} height={44} label="Registry" detail="keeps the list" />
      <Arrow from={[28, 232]} to={[28, 280]} />
      <Text x={38} y={261} size="small">
        which servers to ask
      </Text>
      <Box x={4} y={282} width={144} height={44} label="Its name servers" detail="point to yours" />
      <Arrow from={[206, 36]} to={[206, 90]} />
      <Text x={216} y={66} size="small">
        records
      </Text>
      <Box x={180} y={92} width={112} height={44} label="DNS host" detail="your own list" />
      <Arrow from={[310, 36]} to={[310, 186]} />
      <Text x={302} y={166} size="small" anchor="end">
        files, programs
      </Text>
      <Box x={180} y={188} width={144} height={44} label="Web host" detail="answers HTTP" />
    </Figure>
  );
}
