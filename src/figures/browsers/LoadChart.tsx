import {Fragment, type ReactNode} from 'react';
import Figure, {Box, Segment, Text} from '@site/src/components/Figure';

/** Milliseconds: the median, and the quartiles around it. */
type Time = {median: number; low: number; high: number};

/** What was measured for one page; a page without a script has no `ran`. */
export type PageTimes = {painted: Time; ran?: Time; parsed: Time};

type Row = {label: string; times: PageTimes};

const LEFT = 94;
const BAR_HEIGHT = 12;
const BAR_PITCH = 17;
const LABEL_HEIGHT = 22;
const ROW_GAP = 8;
const AXIS_HEIGHT = 28;

const BARS = [
  {key: 'painted', name: 'first paint', tone: 'accent'},
  {key: 'ran', name: 'script runs', tone: 'warning'},
  {key: 'parsed', name: 'DOM ready', tone: 'plain'},
] as const;

function rowHeight({times}: Row) {
  return LABEL_HEIGHT + BARS.filter(({key}) => times[key]).length * BAR_PITCH + ROW_GAP;
}

/** One bar with its name before it and its value behind it. */
function Bar({
  name,
  time,
  tone,
  y,
  pixelsPerMs,
}: {
  name: string;
  time: Time;
  tone: (typeof BARS)[number]['tone'];
  y: number;
  pixelsPerMs: number;
}) {
  const toX = (ms: number) => LEFT + ms * pixelsPerMs;
  return (
    <>
      <Text x={LEFT - 6} y={y + 10} anchor="end" size="small" tone="muted">
        {name}
      </Text>
      <Box
        x={LEFT}
        y={y}
        width={Math.max(time.median * pixelsPerMs, 2)}
        height={BAR_HEIGHT}
        tone={tone}
      />
      <Segment
        thick
        points={[
          [toX(time.low), y + BAR_HEIGHT / 2],
          [toX(time.high), y + BAR_HEIGHT / 2],
        ]}
      />
      <Text x={toX(Math.max(time.median, time.high)) + 6} y={y + 10} size="small" strong>
        {String(time.median)}
      </Text>
    </>
  );
}

/**
 * Bars for page loads, three a page at most, on one axis of milliseconds. The description repeats
 * every number.
 */
export default function LoadChart({
  title,
  caption,
  rows,
}: {
  title: string;
  caption: string;
  rows: readonly Row[];
}): ReactNode {
  const width = 328;
  const latest = Math.max(...rows.flatMap(({times}) => BARS.map(({key}) => times[key]?.high ?? 0)));
  const end = Math.ceil(latest / 100) * 100;
  const pixelsPerMs = (width - 34 - LEFT) / end;
  const tops = rows.map((_, index) =>
    rows.slice(0, index).reduce((sum, row) => sum + rowHeight(row), AXIS_HEIGHT),
  );
  const bottom = rows.reduce((sum, row) => sum + rowHeight(row), AXIS_HEIGHT);
  const ticks = Array.from({length: Math.floor(end / 100) + 1}, (_, index) => index * 100);
  const description = rows
    .map(({label, times}) => {
      const parts = BARS.flatMap(({key, name}) => {
        const time = times[key];
        return time ? [`${name} ${time.median} ms`] : [];
      });
      return `${label}: ${parts.join(', ')}.`;
    })
    .join(' ');
  return (
    <Figure
      title={title}
      description={description}
      caption={caption}
      width={width}
      height={bottom + 4}>
      <Segment
        tone="muted"
        points={[
          [LEFT, 20],
          [LEFT + end * pixelsPerMs, 20],
        ]}
      />
      {ticks.map((tick) => {
        const x = LEFT + tick * pixelsPerMs;
        return (
          <Fragment key={tick}>
            <Segment
              tone="muted"
              points={[
                [x, 16],
                [x, 24],
              ]}
            />
            {tick % 200 === 0 && (
              <Text x={x} y={12} anchor="middle" size="small" tone="muted">
                {tick === 0 ? '0 ms' : String(tick)}
              </Text>
            )}
          </Fragment>
        );
      })}
      {rows.map(({label, times}, index) => {
        const top = tops[index]!;
        const bars = BARS.filter(({key}) => times[key]);
        return (
          <Fragment key={label}>
            <Text x={4} y={top + 14} size="small" strong>
              {label}
            </Text>
            <Segment
              tone="muted"
              points={[
                [LEFT, top + LABEL_HEIGHT - 3],
                [LEFT, top + LABEL_HEIGHT + bars.length * BAR_PITCH - 2],
              ]}
            />
            {bars.map(({key, name, tone}, line) => (
              <Bar
                key={key}
                name={name}
                time={times[key]!}
                tone={tone}
                y={top + LABEL_HEIGHT + line * BAR_PITCH}
                pixelsPerMs={pixelsPerMs}
              />
            ))}
          </Fragment>
        );
      })}
    </Figure>
  );
}
