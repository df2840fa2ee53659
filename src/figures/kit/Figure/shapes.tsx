/** The shapes that every figure is drawn with. Lengths are CSS pixels at the default text size. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** x and y. */
export type Point = readonly [number, number];

/** What a shape means. Colour is never the only cue; a label gives the meaning too. */
export type Tone = 'plain' | 'accent' | 'muted' | 'warning';

const ARROW_HEAD_LENGTH = 8;
const ARROW_HEAD_HALF_WIDTH = 4;
const LINE_HEIGHT = 17;

type TextProps = {
  x: number;
  /** Baseline. */
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  size?: 'body' | 'small';
  mono?: boolean;
  strong?: boolean;
  tone?: Tone;
  /** Degrees clockwise around (x, y). */
  rotate?: number;
  children: string;
};

/** One line of text: 14 px, or 12.5 px with `size="small"`. */
export function Text({
  x,
  y,
  anchor = 'start',
  size = 'body',
  mono = false,
  strong = false,
  tone = 'plain',
  rotate,
  children,
}: TextProps): ReactNode {
  return (
    <text
      x={x}
      y={y}
      transform={rotate ? `rotate(${rotate} ${x} ${y})` : undefined}
      className={clsx(
        styles.text,
        anchor !== 'middle' && styles[anchor],
        size === 'small' && styles.small,
        mono && styles.mono,
        strong && styles.strong,
        styles[tone],
      )}>
      {children}
    </text>
  );
}

type BoxProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  label?: string;
  /** A second, smaller line. */
  detail?: string;
  tone?: Tone;
  dashed?: boolean;
  mono?: boolean;
  /** `start` puts the text at the top left, for a box with others inside. */
  align?: 'center' | 'start';
};

/** A rectangle with up to two lines of text. */
export function Box({
  x,
  y,
  width,
  height,
  label,
  detail,
  tone = 'plain',
  dashed = false,
  mono = false,
  align = 'center',
}: BoxProps): ReactNode {
  const isMiddle = align === 'center';
  const textX = isMiddle ? x + width / 2 : x + 8;
  const lineCount = (label ? 1 : 0) + (detail ? 1 : 0);
  const firstBaseline = isMiddle
    ? y + height / 2 - ((lineCount - 1) * LINE_HEIGHT) / 2 + 5
    : y + LINE_HEIGHT + 1;
  const anchor = isMiddle ? 'middle' : 'start';
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={Math.min(4, width / 4)}
        className={clsx(styles.box, styles[tone], dashed && styles.dashed)}
      />
      {label && (
        <Text x={textX} y={firstBaseline} anchor={anchor} mono={mono}>
          {label}
        </Text>
      )}
      {detail && (
        <Text
          x={textX}
          y={firstBaseline + (label ? LINE_HEIGHT : 0)}
          anchor={anchor}
          size="small"
          mono={mono}
          tone="muted">
          {detail}
        </Text>
      )}
    </>
  );
}

type SegmentProps = {
  points: readonly Point[];
  dashed?: boolean;
  thick?: boolean;
  tone?: Tone;
};

/** A line through two or more points. */
export function Segment({
  points,
  dashed = false,
  thick = false,
  tone = 'plain',
}: SegmentProps): ReactNode {
  return (
    <polyline
      points={points.map((point) => point.join(',')).join(' ')}
      className={clsx(styles.line, styles[tone], dashed && styles.dashed, thick && styles.thick)}
    />
  );
}

/** The triangle at the end of a line from `from` to `tip`. */
function ArrowHead({from, tip, tone}: {from: Point; tip: Point; tone: Tone}) {
  const angle = (Math.atan2(tip[1] - from[1], tip[0] - from[0]) * 180) / Math.PI;
  return (
    <path
      d={`M0 0 L${-ARROW_HEAD_LENGTH} ${-ARROW_HEAD_HALF_WIDTH} V${ARROW_HEAD_HALF_WIDTH} Z`}
      transform={`translate(${tip[0]} ${tip[1]}) rotate(${Number(angle.toFixed(2))})`}
      className={clsx(styles.head, styles[tone])}
    />
  );
}

type ArrowProps = {
  from: Point;
  to: Point;
  label?: string;
  dashed?: boolean;
  /** Heads at both ends. */
  both?: boolean;
  tone?: Tone;
  thick?: boolean;
};

/** An arrow with a label above its middle. */
export function Arrow({
  from,
  to,
  label,
  dashed = false,
  both = false,
  tone = 'plain',
  thick = false,
}: ArrowProps): ReactNode {
  return (
    <>
      <Segment points={[from, to]} dashed={dashed} tone={tone} thick={thick} />
      <ArrowHead from={from} tip={to} tone={tone} />
      {both && <ArrowHead from={to} tip={from} tone={tone} />}
      {label && (
        <Text x={(from[0] + to[0]) / 2} y={(from[1] + to[1]) / 2 - 6} anchor="middle" size="small">
          {label}
        </Text>
      )}
    </>
  );
}

/** Centres a drawing in its box. As a class, this style would be on every page. */
export const centred = (maxWidth: string) => ({
  display: 'block',
  width: '100%',
  maxWidth,
  marginInline: 'auto',
});
