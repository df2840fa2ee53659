import {Fragment, type ReactNode} from 'react';
import Figure, {Box, Segment, Text, type Tone} from '@site/src/components/Figure';

const LEFT = 6;
const RTT_WIDTH = 78;
const ROW_HEIGHT = 64;
const AXIS_Y = 4 * ROW_HEIGHT + 8;

type Phase = {label: string; roundTrips: number; tone?: Tone};

const ROWS: readonly {title: string; phases: readonly Phase[]}[] = [
  {
    title: 'TCP, then TLS 1.2: 4 RTT',
    phases: [
      {label: 'TCP', roundTrips: 1},
      {label: 'TLS 1.2', roundTrips: 2},
      {label: 'request', roundTrips: 1, tone: 'accent'},
    ],
  },
  {
    title: 'TCP, then TLS 1.3: 3 RTT',
    phases: [
      {label: 'TCP', roundTrips: 1},
      {label: 'TLS 1.3', roundTrips: 1},
      {label: 'request', roundTrips: 1, tone: 'accent'},
    ],
  },
  {
    title: 'QUIC with TLS inside, first visit: 2 RTT',
    phases: [
      {label: 'QUIC', roundTrips: 1},
      {label: 'request', roundTrips: 1, tone: 'accent'},
    ],
  },
  {
    title: 'QUIC, return visit with 0-RTT: 1 RTT',
    phases: [{label: 'request', roundTrips: 1, tone: 'accent'}],
  },
];

function Row({phases, y}: {phases: readonly Phase[]; y: number}) {
  let x = LEFT;
  return phases.map(({label, roundTrips, tone}) => {
    const start = x;
    x += roundTrips * RTT_WIDTH;
    return (
      <Box
        key={label}
        x={start}
        y={y}
        width={roundTrips * RTT_WIDTH}
        height={32}
        label={label}
        tone={tone}
      />
    );
  });
}

export default function RoundTrips(): ReactNode {
  return (
    <Figure
      title="Round trips before the first response byte"
      description="Four bars on one scale of round trips. TCP then TLS 1.2: one for TCP, two for TLS, one for the request, four in all. TCP then TLS 1.3: one, one and one, three in all. QUIC on a first visit: one for QUIC and TLS together, one for the request, two in all. QUIC on a return visit with 0-RTT: the request goes out at once, one in all."
      caption="Drawn to scale, for full handshakes, with DNS and server time left out. The request itself always costs one round trip; what differs is the wait before it."
      width={328}
      height={AXIS_Y + 24}>
      {ROWS.map(({title, phases}, index) => (
        <Fragment key={title}>
          <Text x={LEFT} y={index * ROW_HEIGHT + 18} size="small">
            {title}
          </Text>
          <Row phases={phases} y={index * ROW_HEIGHT + 26} />
        </Fragment>
      ))}
      <Segment
        tone="muted"
        points={[
          [LEFT, AXIS_Y],
          [LEFT + 4 * RTT_WIDTH, AXIS_Y],
        ]}
      />
      {[0, 1, 2, 3, 4].map((tick) => (
        <Fragment key={tick}>
          <Segment
            tone="muted"
            points={[
              [LEFT + tick * RTT_WIDTH, AXIS_Y - 3],
              [LEFT + tick * RTT_WIDTH, AXIS_Y + 3],
            ]}
          />
          <Text
            x={LEFT + tick * RTT_WIDTH}
            y={AXIS_Y + 18}
            size="small"
            tone="muted"
            anchor={tick === 0 ? 'start' : tick === 4 ? 'end' : 'middle'}>
            {tick === 4 ? '4 RTT' : String(tick)}
          </Text>
        </Fragment>
      ))}
    </Figure>
  );
}
