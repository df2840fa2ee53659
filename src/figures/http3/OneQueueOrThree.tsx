import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

const BOX_WIDTH = 68;
const BOX_HEIGHT = 34;
const QUEUES = ['photo', 'text', 'style'] as const;

export default function OneQueueOrThree(): ReactNode {
  return (
    <Figure
      title="One queue or three"
      description="Above, the older way: one queue to the browser. A lost piece of the photo is at the front, and the text and the style sheet wait behind it. Below, the newer way: three queues. The lost piece is missing from the photo’s queue; the text and the style sheet have queues of their own and continue to the browser."
      caption="The same three pieces, with the same one lost. In one queue, everything behind it waits; with a queue for each file, only the photo does."
      width={328}
      height={296}>
      <Text x={4} y={18} strong>
        TCP: one queue
      </Text>
      <Box x={4} y={30} width={BOX_WIDTH} height={BOX_HEIGHT} label="style" tone="muted" />
      <Box x={78} y={30} width={BOX_WIDTH} height={BOX_HEIGHT} label="text" tone="muted" />
      <Box
        x={152}
        y={30}
        width={BOX_WIDTH}
        height={BOX_HEIGHT}
        label="photo"
        tone="warning"
        dashed
      />
      <Text x={4} y={84} size="small">
        arrived, but waiting
      </Text>
      <Text x={186} y={84} size="small" anchor="middle">
        lost
      </Text>
      <Box x={254} y={30} width={70} height={BOX_HEIGHT} label="Browser" />
      <Arrow from={[222, 47]} to={[254, 47]} dashed />

      <Text x={4} y={124} strong>
        QUIC: a queue for each file
      </Text>
      {QUEUES.map((name, index) => {
        const y = 136 + index * 50;
        const isLost = name === 'photo';
        return (
          <g key={name}>
            <Box
              x={152}
              y={y}
              width={BOX_WIDTH}
              height={BOX_HEIGHT}
              label={name}
              tone={isLost ? 'warning' : 'accent'}
              dashed={isLost}
            />
            <Text x={146} y={y + 21} size="small" anchor="end">
              {isLost ? 'lost: this one waits' : 'continues'}
            </Text>
            <Arrow from={[222, y + 17]} to={[254, y + 17]} dashed={isLost} />
          </g>
        );
      })}
      <Box x={254} y={136} width={70} height={134} label="Browser" />
    </Figure>
  );
}
