import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

const PIECE = 34;
const LEFT = 24;
const STEP = 39;
const MIDDLE = 120;
const NETWORKS = [
  {label: 'one network', y: 108},
  {label: 'the next network', y: 172, drops: true},
  {label: 'your provider’s network', y: 236},
];

const SENT = ['1', '2', '3', '4', '5'];
const ARRIVED = ['1', '3', '4', '5'];

export default function PiecesOfAPhoto(): ReactNode {
  return (
    <Figure
      title="A picture in five pieces"
      description="From top to bottom: the bakery’s server cuts a picture into pieces 1 to 5 and hands them to a network. They pass through three networks, one after the other. The second one is busy and drops piece 2. The laptop at the bottom receives pieces 1, 3, 4 and 5, then piece 2, which the server has sent again, and puts all five in order."
      caption="The networks only pass pieces on, and one piece is lost. The two ends, in colour, notice the gap and fill it."
      width={328}
      height={378}>
      <Box x={20} y={4} width={200} height={32} label="the bakery’s server" tone="accent" />
      {SENT.map((piece, index) => (
        <Box
          key={piece}
          x={LEFT + index * STEP}
          y={46}
          width={PIECE}
          height={28}
          label={piece}
          dashed={piece === '2'}
        />
      ))}
      <Arrow from={[MIDDLE, 76]} to={[MIDDLE, 106]} />
      {NETWORKS.map(({label, y, drops}) => (
        <Fragment key={label}>
          <Box x={20} y={y} width={200} height={34} label={label} />
          <Arrow from={[MIDDLE, y + 34]} to={[MIDDLE, y + 62]} />
          {drops && <Arrow from={[220, y + 17]} to={[246, y + 17]} dashed tone="warning" />}
        </Fragment>
      ))}
      <Box x={248} y={175} width={PIECE} height={28} label="2" dashed tone="warning" />
      <Text x={265} y={220} anchor="middle" size="small">
        dropped:
      </Text>
      <Text x={265} y={236} anchor="middle" size="small">
        too busy
      </Text>
      {ARRIVED.map((piece, index) => (
        <Box key={piece} x={LEFT + index * STEP} y={300} width={PIECE} height={28} label={piece} />
      ))}
      <Box
        x={LEFT + ARRIVED.length * STEP}
        y={300}
        width={PIECE}
        height={28}
        label="2"
        tone="accent"
      />
      <Text x={222} y={319} size="small">
        sent again
      </Text>
      <Box
        x={20}
        y={338}
        width={200}
        height={34}
        label="your laptop: 1, 2, 3, 4, 5"
        tone="accent"
      />
    </Figure>
  );
}
