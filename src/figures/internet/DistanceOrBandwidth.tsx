import type {ReactNode} from 'react';
import data from '@site/labs/network/expected/distance-or-bandwidth.json';
import BarChart from '@site/src/figures/kit/BarChart';

type Load = (typeof data.loads)[number];

const roundTrips = [...new Set(data.loads.map(({roundTrip}) => roundTrip))];

function describe({roundTrip, rate, firstByte, lastByte}: Load): string {
  return (
    `With a round trip of ${roundTrip} ms and ${rate} Mbit/s, the first byte arrived after ` +
    `${Math.round(firstByte)} ms and the last after ${Math.round(lastByte)} ms.`
  );
}

/** One page load: the time before the first byte, then the page itself. */
function toBar({rate, firstByte, lastByte}: Load) {
  return {
    label: `${rate} Mbit/s`,
    parts: [
      {until: firstByte, tone: 'muted'},
      {until: lastByte, tone: 'accent'},
    ],
    value: `${Math.round(lastByte)} ms`,
  } as const;
}

export default function DistanceOrBandwidth(): ReactNode {
  return (
    <BarChart
      title="Ten times the bandwidth, or a shorter route"
      description={`Load times of a 100,000-byte page. ${data.loads.map(describe).join(' ')}`}
      caption={`A 100 kB page over TCP and TLS 1.3, at three distances and two rates. Compare within a group, then between groups. Medians of ${data.loads[0]?.runs} loads over a virtual cable without loss (${data.programs}, ${data.date}).`}
      groups={roundTrips.map((roundTrip) => ({
        title: `Round trip ${roundTrip} ms`,
        bars: data.loads.filter((load) => load.roundTrip === roundTrip).map(toBar),
      }))}
      step={200}
      legend={[
        {tone: 'muted', text: 'until the first byte'},
        {tone: 'accent', text: 'first to last byte'},
      ]}
    />
  );
}
