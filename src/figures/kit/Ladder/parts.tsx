import {Arrow, Box, Segment, Text, type Point} from '../Figure';

export type Message = {
  /** The sender's and receiver's indexes in `parties`. */
  from: number;
  to: number;
  label: string;
  /** A longer version for the list that screen readers get. */
  note?: string;
  /** Times in the scale's unit; used only with a scale. */
  sent?: number;
  arrives?: number;
  /** Drawn thicker, in the accent colour. */
  emphasis?: boolean;
  /** Never arrives; drawn with a cross part of the way along. */
  lost?: boolean;
};

export type Activity = {
  /** The index of the party that does it. */
  at: number;
  label: string;
  note?: string;
  sent?: number;
  until?: number;
};

/** The height of the row with the parties' names, in CSS pixels. */
export const HEADER_HEIGHT = 30;
/** How far an arrow falls in a ladder without a scale, in CSS pixels. */
export const STEP_SLOPE = 10;
const LOST_AFTER = 0.7;
/** Where along a steep arrow its label is centred: clear of the grid line at the arrow's start. */
const LABEL_AFTER = 0.56;
/** The gap in a lifeline for a label that crosses it: a small line of text above the arrow's middle. */
const LABEL_GAP = {top: 20, bottom: 3};

function between(start: Point, end: Point, share: number): Point {
  return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
}

function Cross({at: [x, y]}: {at: Point}) {
  return (
    <>
      <Segment
        tone="warning"
        thick
        points={[
          [x - 6, y - 6],
          [x + 6, y + 6],
        ]}
      />
      <Segment
        tone="warning"
        thick
        points={[
          [x - 6, y + 6],
          [x + 6, y - 6],
        ]}
      />
    </>
  );
}

/** A message from one lifeline to another, with its label along the arrow. */
export function MessageArrow({message, start, end}: {message: Message; start: Point; end: Point}) {
  const tip = message.lost ? between(start, end, LOST_AFTER) : end;
  const isSteep = end[1] - start[1] > STEP_SLOPE;
  // A lost message's label comes before the cross.
  const share = message.lost ? LOST_AFTER / 2 : isSteep ? LABEL_AFTER : 0.5;
  const middle = between(start, end, share);
  const isLeftward = end[0] < start[0];
  const slope = Math.atan2(
    isLeftward ? start[1] - end[1] : end[1] - start[1],
    Math.abs(end[0] - start[0]),
  );
  return (
    <>
      <Arrow
        from={start}
        to={tip}
        dashed={message.lost}
        thick={message.emphasis}
        tone={message.lost ? 'warning' : message.emphasis ? 'accent' : 'plain'}
      />
      {message.lost && <Cross at={tip} />}
      <Text
        x={middle[0]}
        y={middle[1] - 7}
        anchor="middle"
        size="small"
        strong={message.emphasis}
        rotate={Number(((slope * 180) / Math.PI).toFixed(1))}>
        {message.label}
      </Text>
    </>
  );
}

/** Something a party does by itself: a bar on its lifeline. */
export function ActivityBar({
  activity,
  x,
  top,
  bottom,
  isLast,
}: {
  activity: Activity;
  x: number;
  top: number;
  bottom: number;
  isLast: boolean;
}) {
  return (
    <>
      <Box x={x - 5} y={top} width={10} height={Math.max(bottom - top, 8)} tone="accent" />
      <Text
        x={isLast ? x - 12 : x + 12}
        y={(top + bottom) / 2 + 4}
        anchor={isLast ? 'end' : 'start'}
        size="small">
        {activity.label}
      </Text>
    </>
  );
}

/** The line below a party's name, with gaps for the labels of messages that pass it. */
export function Lifeline({
  x,
  bottom,
  labels,
}: {
  x: number;
  bottom: number;
  labels: readonly number[];
}) {
  const starts = [HEADER_HEIGHT, ...labels.map((y) => y - LABEL_GAP.bottom)];
  const ends = [...labels.map((y) => y - LABEL_GAP.top), bottom];
  return starts.map((start, index) => (
    <Segment
      key={index}
      tone="muted"
      points={[
        [x, start],
        [x, ends[index]!],
      ]}
    />
  ));
}
