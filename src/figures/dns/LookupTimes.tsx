import type {ReactNode} from 'react';
import Figure from '@site/src/components/Figure';
import data from '@site/labs/dns/expected/lookup-times.json';
import TimeBars, {getBarsHeight} from './TimeBars';

const {states, runs, date, stubToResolverMs, resolverToServersMs} = data;
const GROUPS = states.map(({knows, plain}) => ({
  title: `Knows ${knows}`,
  bars: [{milliseconds: plain.median, isAccent: true}],
}));
const SPREAD = Math.ceil(Math.max(...states.map(({plain}) => plain.most - plain.least)));

export default function LookupTimes(): ReactNode {
  return (
    <Figure
      title="One look-up, four states of the cache"
      description={states
        .map(({knows, plain}) => `Knows ${knows}: ${plain.median.toFixed(1)} milliseconds.`)
        .join(' ')}
      caption={`Each delegation in the cache saves one trip to a server. Measured in the lab on ${date}: medians of ${runs} runs, which lay within ${SPREAD} ms; round trips of ${stubToResolverMs} ms to the resolver and ${resolverToServersMs} ms from it to the servers.`}
      width={328}
      height={getBarsHeight(GROUPS)}>
      <TimeBars groups={GROUPS} end={150} step={50} />
    </Figure>
  );
}
