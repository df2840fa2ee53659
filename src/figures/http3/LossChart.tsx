import type {ReactNode} from 'react';
import data from '@site/labs/http3/expected/page-load.json';
import BarChart from '@site/src/figures/kit/BarChart';

type Result = (typeof data.results)[number];

const NAMES: Record<string, string> = {'http/1.1': 'HTTP/1.1', h2: 'HTTP/2', h3: 'HTTP/3'};

const losses = [...new Set(data.results.map(({lossPercent}) => lossPercent))];
const groups = losses.map((loss) => data.results.filter(({lossPercent}) => lossPercent === loss));

function nameOf({protocol}: Result): string {
  return NAMES[protocol] ?? protocol;
}

function toBar(result: Result) {
  const {firstByte, load} = result;
  return {
    label: nameOf(result),
    parts: [
      {until: firstByte.median, tone: 'muted'},
      {until: load.median, tone: 'accent'},
    ],
    quartiles: [load.low, load.high],
    value: String(load.median),
  } as const;
}

function describe(group: readonly Result[]): string {
  const parts = group.map(
    (result) =>
      `${nameOf(result)} ${result.load.median} ms (${result.load.low} to ${result.load.high})`,
  );
  return `With ${group[0]?.lossPercent}% of packets lost: ${parts.join(', ')}.`;
}

function countLoads(group: readonly Result[]): number {
  return group[0]?.loads.length ?? 0;
}

export default function LossChart(): ReactNode {
  return (
    <BarChart
      title="One page over three versions of HTTP, with and without loss"
      description={`Bars of the median time until the load event, with the range of the middle half of the loads in brackets. ${groups.map(describe).join(' ')}`}
      caption={`Medians from the start of the navigation until the page has loaded; the thick line spans the middle half of the loads. Round trip ${data.roundTrip} ms, ${data.page.files} files, ${Math.round(data.page.bytes / 1000)} kB, first visits; for HTTP/3, the browser was told to use QUIC straight away. Loads over each version: ${countLoads(groups[0] ?? [])} without loss, ${countLoads(groups.at(-1) ?? [])} with it. ${data.programs}, ${data.date}.`}
      groups={groups.map((group) => ({
        title: `${group[0]?.lossPercent}% of packets lost`,
        bars: group.map(toBar),
      }))}
      step={400}
      legend={[
        {tone: 'muted', text: 'until the first byte'},
        {tone: 'accent', text: 'until the page loads'},
      ]}
    />
  );
}
