import type {ReactNode} from 'react';
import data from '@site/labs/dns/expected/lookup-times.json';
import BarChart from '@site/src/figures/kit/BarChart';

const {states, runs, date, stubToResolverMs, resolverToServersMs} = data;
const GROUPS = states.map(({knows, plain}) => ({
  title: `Knows ${knows}`,
  bars: [
    {
      parts: [{until: plain.median, tone: 'accent'}],
      value: `${plain.median.toFixed(1)} ms`,
    } as const,
  ],
}));
const SPREAD = Math.ceil(Math.max(...states.map(({plain}) => plain.most - plain.least)));

export default function LookupTimes(): ReactNode {
  return (
    <BarChart
      title="One lookup, four cache states"
      description={states
        .map(({knows, plain}) => `Knows ${knows}: ${plain.median.toFixed(1)} milliseconds.`)
        .join(' ')}
      caption={`Each cached delegation saves one trip to a server. Measured in the lab on ${date} at the second resolver, which doesn’t check signatures: medians of ${runs} runs, all within ${SPREAD} ms; round trips of ${stubToResolverMs} ms to the resolver and ${resolverToServersMs} ms from there to the servers.`}
      groups={GROUPS}
      step={50}
    />
  );
}
