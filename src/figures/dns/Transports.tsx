import type {ReactNode} from 'react';
import Figure from '@site/src/components/Figure';
import captured from '@site/labs/dns/expected/captured.json';
import data from '@site/labs/dns/expected/transports.json';
import TimeBars, {getBarsHeight} from './TimeBars';

const {transports, runs, date, stubToResolverMs} = data;
const NAMES = {udp: 'Plain, UDP', tcp: 'Plain, TCP', dot: 'DoT', doh: 'DoH'} as const;
const CAPTURED = {udp: captured.plain, tcp: captured.tcp, dot: captured.dot, doh: captured.doh};
const KEYS = Object.keys(NAMES) as (keyof typeof NAMES)[];
const NUMBER = new Intl.NumberFormat('en');

const GROUPS = KEYS.map((key) => ({
  title: NAMES[key],
  bars: [
    {label: 'first', milliseconds: transports[key].first.median, isAccent: true},
    {label: 'second', milliseconds: transports[key].second.median},
  ],
  note: `${CAPTURED[key].packets} packets, ${NUMBER.format(CAPTURED[key].bytes)} bytes`,
}));

export default function Transports(): ReactNode {
  return (
    <Figure
      title="What encryption costs the first question"
      description={GROUPS.map(
        ({title, bars, note}) =>
          `${title}: ${bars
            .map(({label, milliseconds}) => `${label} answer ${milliseconds.toFixed(1)} ms`)
            .join(', ')}; ${note}.`,
      ).join(' ')}
      caption={`A new connection costs round trips, a second question on it does not. Measured on ${date}: a cached answer, ${stubToResolverMs} ms round trip to the resolver, medians of ${runs} runs. DoT took a round trip more than DoH, which is this server's doing: Unbound 1.17 holds the first answer back until the client has acknowledged what came before it. Packets and bytes are those of one dig, connection included.`}
      width={328}
      height={getBarsHeight(GROUPS)}>
      <TimeBars groups={GROUPS} end={50} step={10} />
    </Figure>
  );
}
