import type {ReactNode} from 'react';
import BarChart from '@site/src/figures/kit/BarChart';

/** Milliseconds: the median, and the quartiles around it. */
type Time = {median: number; low: number; high: number};

/** The measurements of one page; a page without a script has no `ran`. */
type PageTimes = {painted: Time; ran?: Time; parsed: Time};

export type LoadChartProps = {
  title: string;
  caption: string;
  rows: readonly {label: string; times: PageTimes}[];
};

const MOMENTS = [
  {key: 'painted', label: 'first paint', tone: 'accent'},
  {key: 'ran', label: 'script runs', tone: 'warning'},
  {key: 'parsed', label: 'DOM ready', tone: 'plain'},
] as const;

/** Charts page loads, with a bar for each milestone. */
export default function LoadChart({title, caption, rows}: LoadChartProps): ReactNode {
  const groups = rows.map(({label, times}) => ({
    title: label,
    bars: MOMENTS.flatMap(({key, label: moment, tone}) => {
      const time = times[key];
      return time
        ? {
            label: moment,
            parts: [{until: time.median, tone}],
            quartiles: [time.low, time.high] as const,
            value: String(time.median),
          }
        : [];
    }),
  }));
  const description = groups
    .map((group) => {
      const moments = group.bars.map(({label, value}) => `${label} ${value} ms`);
      return `${group.title}: ${moments.join(', ')}.`;
    })
    .join(' ');
  return (
    <BarChart
      title={title}
      caption={caption}
      description={description}
      groups={groups}
      step={200}
    />
  );
}
