import {Fragment, type ReactNode} from 'react';
import {Box, PHONE_COLUMN, Segment, Text} from '@site/src/components/Figure';

type Bar = {
  /** Stands before the bar; at most seven characters. */
  label?: string;
  milliseconds: number;
  isAccent?: boolean;
};

export type BarGroup = {
  title: string;
  /** A small text at the end of the title's line. */
  note?: string;
  bars: readonly Bar[];
};

const RIGHT = PHONE_COLUMN - 68;
const TITLE_HEIGHT = 24;
const BAR_HEIGHT = 18;
const BAR_STEP = 24;
const GAP = 8;
const AXIS_HEIGHT = 26;

function heightOf({bars}: BarGroup): number {
  return TITLE_HEIGHT + bars.length * BAR_STEP + GAP;
}

/** How high a figure must be that holds nothing but these bars. */
export function getBarsHeight(groups: readonly BarGroup[]): number {
  return groups.reduce((sum, group) => sum + heightOf(group), 0) + AXIS_HEIGHT;
}

type TimeBarsProps = {
  groups: readonly BarGroup[];
  /** Milliseconds: where the axis ends, and the distance of its marks. */
  end: number;
  step: number;
};

/** Horizontal bars of milliseconds, in groups, above one axis; 328 wide. */
export default function TimeBars({groups, end, step}: TimeBarsProps): ReactNode {
  const left = groups.some(({bars}) => bars.some(({label}) => label)) ? 62 : 10;
  const at = (milliseconds: number) => left + (milliseconds / end) * (RIGHT - left);
  const tops = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, group) => sum + heightOf(group), 0),
  );
  const bottom = getBarsHeight(groups) - AXIS_HEIGHT;
  const marks = Array.from({length: Math.floor(end / step) + 1}, (_, index) => index * step);
  return (
    <>
      {groups.map(({title, note, bars}, index) => {
        const top = tops[index]!;
        const barsTop = top + TITLE_HEIGHT;
        return (
          <Fragment key={title}>
            <Text x={4} y={top + 16} size="small" strong>
              {title}
            </Text>
            {note && (
              <Text x={PHONE_COLUMN - 4} y={top + 16} anchor="end" size="small" tone="muted">
                {note}
              </Text>
            )}
            {marks.map((mark) => (
              <Segment
                key={mark}
                tone="muted"
                dashed={mark > 0}
                points={[
                  [at(mark), barsTop - 2],
                  [at(mark), barsTop + bars.length * BAR_STEP - 4],
                ]}
              />
            ))}
            {bars.map(({label, milliseconds, isAccent}, barIndex) => {
              const y = barsTop + barIndex * BAR_STEP;
              return (
                <Fragment key={barIndex}>
                  {label && (
                    <Text x={left - 8} y={y + 14} anchor="end" size="small">
                      {label}
                    </Text>
                  )}
                  <Box
                    x={left}
                    y={y}
                    width={at(milliseconds) - left}
                    height={BAR_HEIGHT}
                    tone={isAccent ? 'accent' : 'muted'}
                  />
                  <Text x={PHONE_COLUMN - 4} y={y + 14} anchor="end" size="small">
                    {`${milliseconds.toFixed(1)} ms`}
                  </Text>
                </Fragment>
              );
            })}
          </Fragment>
        );
      })}
      {marks.map((mark) => (
        <Text key={mark} x={at(mark)} y={bottom + 12} anchor="middle" size="small">
          {mark === marks.at(-1) ? `${mark} ms` : `${mark}`}
        </Text>
      ))}
    </>
  );
}
