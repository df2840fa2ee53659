import type {ReactNode} from 'react';
import Figure, {Box, Text} from '@site/src/figures/kit/Figure';

export default function NameInName(): ReactNode {
  return (
    <Figure
      title="Names inside names"
      description="Three boxes, one inside another. The outermost is example: a keeper writes down who has which name in it. Inside it is bakery.example, which is yours as long as you pay, next to school.example, which belongs to somebody else. Inside bakery.example are www.bakery.example and orders.bakery.example, which you made up without asking anyone."
      caption="Each name is inside the name that it ends with. (Only whole words between dots count.) You ask for one box, and what you put in it is up to you."
      width={328}
      height={244}>
      <Box
        x={4}
        y={4}
        width={320}
        height={236}
        align="start"
        label="example"
        detail="a keeper writes down who has what"
      />
      <Box
        x={16}
        y={54}
        width={296}
        height={128}
        align="start"
        label="bakery.example"
        detail="yours, for as long as you pay"
        tone="accent"
      />
      <Box x={28} y={106} width={272} height={28} label="www.bakery.example" mono />
      <Box x={28} y={142} width={272} height={28} label="orders.bakery.example" mono />
      <Box x={16} y={194} width={296} height={34} tone="muted" />
      <Text x={24} y={216} size="small" tone="muted">
        school.example: somebody else’s
      </Text>
    </Figure>
  );
}
