import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text, type Tone} from '@site/src/figures/kit/Figure';

const BOX_WIDTH = 37;
const AGAIN_X = 276;
const AGAIN_WIDTH = 48;

function column(index: number): number {
  return 4 + index * 41;
}

function Part({at, y, label, tone}: {at: number; y: number; label: string; tone?: Tone}) {
  return <Box x={column(at)} y={y} width={BOX_WIDTH} height={44} label={label} tone={tone} />;
}

/** Everything delivered together once the missing part has arrived. */
function Batch({y, parts}: {y: number; parts: readonly string[]}) {
  return (
    <>
      <Box x={AGAIN_X} y={y} width={AGAIN_WIDTH} height={parts.length * 19 + 10} tone="accent" />
      {parts.map((part, index) => (
        <Text key={part} x={AGAIN_X + AGAIN_WIDTH / 2} y={y + 20 + index * 19} anchor="middle">
          {part}
        </Text>
      ))}
    </>
  );
}

export default function LostPacket(): ReactNode {
  return (
    <Figure
      title="One packet lost, three responses"
      description="Six packets carry parts of three responses in the order A1, B1, C1, A2, B2, C2. B1 is lost, is sent again and arrives later. Over TCP, A1 is passed on, and then nothing more until B1 has arrived; after that, B1, C1, A2, B2 and C2 are passed on together. Over QUIC, A1, C1, A2 and C2 are passed on as they arrive; only B1 and B2 wait until B1 has arrived."
      caption="Both transports send B1 again, at the same moment. The difference is what they hold back until it arrives: TCP holds back everything after the gap, QUIC only response B. Not to scale."
      width={328}
      height={346}>
      <Text x={4} y={18}>
        Arriving at the browser
      </Text>
      {['A1', 'B1', 'C1', 'A2', 'B2', 'C2'].map((part, index) =>
        part === 'B1' ? (
          <Box
            key={part}
            x={column(index)}
            y={28}
            width={BOX_WIDTH}
            height={44}
            label="B1"
            detail="lost"
            tone="warning"
            dashed
          />
        ) : (
          <Part key={part} at={index} y={28} label={part} />
        ),
      )}
      <Box
        x={AGAIN_X}
        y={28}
        width={AGAIN_WIDTH}
        height={44}
        label="B1"
        detail="again"
        tone="accent"
      />

      <Text x={4} y={100}>
        Passed from TCP to HTTP/2
      </Text>
      <Part at={0} y={110} label="A1" />
      <Box
        x={column(1)}
        y={110}
        width={222}
        height={44}
        label="nothing: B1 is missing"
        tone="muted"
        dashed
      />
      <Batch y={110} parts={['B1', 'C1', 'A2', 'B2', 'C2']} />

      <Text x={4} y={244}>
        Passed from QUIC to HTTP/3
      </Text>
      <Part at={0} y={254} label="A1" />
      <Part at={2} y={254} label="C1" />
      <Part at={3} y={254} label="A2" />
      <Part at={5} y={254} label="C2" />
      <Batch y={254} parts={['B1', 'B2']} />

      <Arrow from={[4, 332]} to={[324, 332]} label="time" />
    </Figure>
  );
}
