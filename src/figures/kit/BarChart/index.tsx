import {Fragment, type ReactNode} from 'react';
import Figure, {
  Box,
  PHONE_COLUMN,
  Segment,
  Text,
  type FigureProps,
  type Tone,
} from '@site/src/figures/kit/Figure';

export type Bar = {
  /** Shown before the bar. */
  label?: string;
  /** The segments in order, each with the milliseconds at which it ends. */
  parts: readonly {until: number; tone: Tone}[];
  /** The quartiles of the measurements, in milliseconds. */
  quartiles?: readonly [low: number, high: number];
  /** Shown after the bar. */
  value: string;
};

type BarGroup = {
  title: string;
  /** Small text at the end of the title's line. */
  note?: string;
  bars: readonly Bar[];
};

const LEGEND_HEIGHT = 26;
const AXIS_HEIGHT = 30;
const AXIS_Y = 22;
const TITLE_HEIGHT = 24;
const BAR_HEIGHT = 14;
const BAR_STEP = 20;
const GROUP_GAP = 8;
/** The average width of a character of small text in the widest likely font. */
const CHARACTER_WIDTH = 7.2;
const STRONG_CHARACTER_WIDTH = 9;

const heightOf = ({bars}: BarGroup) => TITLE_HEIGHT + bars.length * BAR_STEP + GROUP_GAP;

const lengthOfLongest = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length));

/** The end of the bar or of its quartile line, whichever is later, in milliseconds. */
const endOf = ({parts, quartiles}: Bar) => Math.max(parts.at(-1)!.until, quartiles?.[1] ?? 0);

/** Converts milliseconds to x. */
type Scale = (milliseconds: number) => number;

type AxisProps = {marks: readonly number[]; end: number; y: number; toX: Scale};

function Axis({marks, end, y, toX}: AxisProps) {
  return (
    <>
      <Segment
        tone="muted"
        points={[
          [toX(0), y],
          [toX(end), y],
        ]}
      />
      {marks.map((mark) => (
        <Fragment key={mark}>
          <Segment
            tone="muted"
            points={[
              [toX(mark), y - 4],
              [toX(mark), y + 4],
            ]}
          />
          <Text x={toX(mark)} y={y - 8} anchor="middle" size="small" tone="muted">
            {mark === 0 ? '0 ms' : String(mark)}
          </Text>
        </Fragment>
      ))}
    </>
  );
}

function OneBar({bar, y, toX}: {bar: Bar; y: number; toX: Scale}) {
  const {label, parts, quartiles, value} = bar;
  const starts = [0, ...parts.map(({until}) => until)];
  const middle = y + BAR_HEIGHT / 2;
  return (
    <>
      {label && (
        <Text x={toX(0) - 6} y={middle + 4} anchor="end" size="small">
          {label}
        </Text>
      )}
      {parts.map(({until, tone}, index) => (
        <Box
          key={tone}
          x={toX(starts[index]!)}
          y={y}
          width={Math.max(toX(until) - toX(starts[index]!), 2)}
          height={BAR_HEIGHT}
          tone={tone}
        />
      ))}
      {quartiles && <Segment thick points={quartiles.map((end) => [toX(end), middle] as const)} />}
      <Text x={toX(endOf(bar)) + 6} y={middle + 4} size="small" strong>
        {value}
      </Text>
    </>
  );
}

export type BarChartProps = Pick<FigureProps, 'title' | 'caption'> & {
  /** Contains every number in the chart. */
  description: string;
  groups: readonly BarGroup[];
  /** Milliseconds between the axis's marks. The axis is as long as the longest bar. */
  step: number;
  /** What each tone means, if the labels don't say. */
  legend?: readonly {tone: Tone; text: string}[];
};

/**
 * Groups of horizontal bars that show times on one axis, in milliseconds from zero. The chart is as wide as a
 * phone's text column.
 */
export default function BarChart({groups, step, legend = [], ...figure}: BarChartProps): ReactNode {
  const bars = groups.flatMap((group) => group.bars);
  const labels = bars.flatMap(({label}) => label ?? []);
  const left = labels.length > 0 ? lengthOfLongest(labels) * CHARACTER_WIDTH + 10 : 16;
  const valueWidth = lengthOfLongest(bars.map(({value}) => value)) * STRONG_CHARACTER_WIDTH;
  const right = PHONE_COLUMN - 8 - valueWidth;
  const end = Math.max(...bars.map(endOf));
  const marks = Array.from({length: Math.floor(end / step) + 1}, (_, index) => index * step);
  const toX: Scale = (milliseconds) => Math.round(left + (milliseconds / end) * (right - left));
  const axisTop = legend.length > 0 ? LEGEND_HEIGHT : 0;
  const tops = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + heightOf(group), axisTop + AXIS_HEIGHT),
  );
  return (
    <Figure {...figure} width={PHONE_COLUMN} height={tops.at(-1)! + heightOf(groups.at(-1)!)}>
      {legend.map(({tone, text}, index) => {
        const x = 4 + index * (PHONE_COLUMN / legend.length);
        return (
          <Fragment key={tone}>
            <Box x={x} y={4} width={14} height={14} tone={tone} />
            <Text x={x + 20} y={16} size="small">
              {text}
            </Text>
          </Fragment>
        );
      })}
      <Axis marks={marks} end={end} y={axisTop + AXIS_Y} toX={toX} />
      {groups.map((group, index) => {
        const top = tops[index]!;
        const barsTop = top + TITLE_HEIGHT;
        return (
          <Fragment key={group.title}>
            <Text x={4} y={top + 16} size="small" strong>
              {group.title}
            </Text>
            {group.note && (
              <Text x={PHONE_COLUMN - 4} y={top + 16} anchor="end" size="small" tone="muted">
                {group.note}
              </Text>
            )}
            <Segment
              tone="muted"
              points={[
                [toX(0), barsTop - 3],
                [toX(0), barsTop + group.bars.length * BAR_STEP - 3],
              ]}
            />
            {group.bars.map((bar, line) => (
              <OneBar key={line} bar={bar} y={barsTop + line * BAR_STEP} toX={toX} />
            ))}
          </Fragment>
        );
      })}
    </Figure>
  );
}
