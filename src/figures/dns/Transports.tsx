import type {ReactNode} from 'react';
import captured from '@site/labs/dns/expected/captured.json';
import data from '@site/labs/dns/expected/transports.json';
import BarChart, {type Bar} from '@site/src/figures/kit/BarChart';

const {transports, runs, date, stubToResolverMs} = data;
const NAMES = {udp: 'Plain, UDP', tcp: 'Plain, TCP', dot: 'DoT', doh: 'DoH'} as const;
const CAPTURED = {udp: captured.plain, tcp: captured.tcp, dot: captured.dot, doh: captured.doh};
const KEYS = Object.keys(NAMES) as (keyof typeof NAMES)[];
const NUMBER = new Intl.NumberFormat('en');

function toBar(label: string, milliseconds: number, tone: 'accent' | 'muted'): Bar {
  return {label, parts: [{until: milliseconds, tone}], value: `${milliseconds.toFixed(1)} ms`};
}

const GROUPS = KEYS.map((key) => ({
  title: NAMES[key],
  bars: [
    toBar('first', transports[key].first.median, 'accent'),
    toBar('second', transports[key].second.median, 'muted'),
  ],
  note: `${CAPTURED[key].packets} packets, ${NUMBER.format(CAPTURED[key].bytes)} bytes`,
}));

export default function Transports(): ReactNode {
  return (
    <BarChart
      title="What encryption costs the first question"
      description={GROUPS.map(
        ({title, bars, note}) =>
          `${title}: ${bars
            .map(({label, value}) => `${label} answer ${value}`)
            .join(', ')}; ${note}.`,
      ).join(' ')}
      caption={`A new connection costs extra round trips, but a second question over the same connection doesn’t. DoT took one more round trip than DoH only because this server, Unbound, waits until the client has confirmed an earlier packet. The lab’s client confirms at once; an ordinary one may wait some 40 ms. Measured on ${date}: a cached answer, ${stubToResolverMs} ms round trip to the resolver, medians of ${runs} runs. Packets and bytes cover one dig query and its connection.`}
      groups={GROUPS}
      step={10}
    />
  );
}
