import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, PHONE_COLUMN, Segment, Text, type Point} from '../Figure';

type Message = {
  /** Index of the sender and of the receiver in `parties`. */
  from: number;
  to: number;
  label: string;
  /** A longer wording for the list that screen readers get. */
  note?: string;
  /** Times in the scale's unit; used only with a scale. */
  sent?: number;
  arrives?: number;
  /** Drawn thicker, in the accent colour. */
  emphasis?: boolean;
  /** Never arrives; drawn with a cross on its way. */
  lost?: boolean;
};

type Activity = {
  /** Index of the party that does it. */
  at: number;
  label: string;
  note?: string;
  sent?: number;
  until?: number;
};

type LadderStep = Message | Activity;

export type LadderProps = {
  title: string;
  caption: ReactNode;
  /** Two to four, from left to right. */
  parties: readonly string[];
  steps: readonly LadderStep[];
  /** With it, height is time; without it the figure says that it is not to scale. */
  scale?: {unit: string; pixelsPerUnit: number};
  /** CSS pixels; the width of a phone's text column unless told. */
  width?: number;
};

const HEADER_HEIGHT = 30;
const STEP_HEIGHT = 42;
const STEP_SLOPE = 10;
const AXIS_WIDTH = 44;
const LOST_AFTER = 0.7;
/** Where on a steep arrow its label is centred: clear of the grid line that the arrow begins on. */
const LABEL_AFTER = 0.56;
/** Of a lifeline, above the middle of the arrow whose label crosses it: one small line of text. */
const LABEL_GAP = {top: 20, bottom: 3};

function isMessage(step: LadderStep): step is Message {
  return 'to' in step;
}

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

function MessageArrow({message, start, end}: {message: Message; start: Point; end: Point}) {
  const tip = message.lost ? between(start, end, LOST_AFTER) : end;
  const isSteep = end[1] - start[1] > STEP_SLOPE;
  // A lost message's label stands before the cross.
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

function ActivityBar({
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

/** The line below a party's name, with a gap where a label of a message that passes it by stands. */
function Lifeline({x, bottom, labels}: {x: number; bottom: number; labels: readonly number[]}) {
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

/** The steps as sentences, in order, for readers who do not see the drawing. */
function Transcript({parties, steps, scale}: Pick<LadderProps, 'parties' | 'steps' | 'scale'>) {
  return (
    <ol>
      {steps.map((step, index) => {
        const who = isMessage(step)
          ? `${parties[step.from]} to ${parties[step.to]}`
          : `${parties[step.at]}`;
        const end = isMessage(step) ? step.arrives : step.until;
        const when =
          scale && step.sent !== undefined && end !== undefined
            ? ` (from ${step.sent} to ${end} ${scale.unit})`
            : '';
        const isLost = isMessage(step) && step.lost;
        const loss = isLost ? '; it is lost on the way' : '';
        return <li key={index}>{`${who}: ${step.note ?? step.label}${loss}${when}`}</li>;
      })}
    </ol>
  );
}

/**
 * Who sends what to whom, and when: a sequence diagram whose time runs downwards. It draws the
 * messages and writes the same as an ordered list. Throws where a step names a party that is not
 * there, or where a scale is given and a step lacks its times.
 */
export default function Ladder({
  title,
  caption,
  parties,
  steps,
  scale,
  width = PHONE_COLUMN,
}: LadderProps): ReactNode {
  const left = (scale ? AXIS_WIDTH : 0) + 44;
  const right = width - 44;
  const columns = parties.map(
    (_, index) => left + ((right - left) * index) / Math.max(parties.length - 1, 1),
  );
  const top = HEADER_HEIGHT + 16;

  const spans = steps.map((step, index) => {
    const ends = isMessage(step) ? [step.from, step.to] : [step.at];
    if (ends.some((party) => !parties[party])) {
      throw new Error(
        `Ladder "${title}": step ${index + 1} ("${step.label}") names a party that is not in the list of ${parties.length}.`,
      );
    }
    if (!scale) {
      const y = top + 18 + index * STEP_HEIGHT;
      return {start: y, end: y + (isMessage(step) ? STEP_SLOPE : STEP_HEIGHT / 2)};
    }
    const end = isMessage(step) ? step.arrives : step.until;
    if (step.sent === undefined || end === undefined) {
      throw new Error(
        `Ladder "${title}": step ${index + 1} ("${step.label}") needs both of its times, because the ladder has a scale.`,
      );
    }
    return {start: top + step.sent * scale.pixelsPerUnit, end: top + end * scale.pixelsPerUnit};
  });

  const bottom = Math.max(...spans.map((span) => span.end)) + 16;
  const ticks = scale ? Math.floor((bottom - top) / scale.pixelsPerUnit) : -1;
  const spacing = (right - left) / Math.max(parties.length - 1, 1);
  // The outer headers are pushed inwards by the edges, so they must leave room for their neighbours.
  const headerWidth = Math.min(110, spacing - 6, (left + spacing - 6) / 1.5);

  /** Heights of the middles of the messages whose label is centred on a party they pass by. */
  const labelsAcross = (party: number) =>
    steps.flatMap((step, index) => {
      const {start, end} = spans[index]!;
      const isAcross =
        isMessage(step) && step.from !== step.to && step.from + step.to === 2 * party;
      return isAcross ? [(start + end) / 2] : [];
    });

  return (
    <Figure
      title={title}
      caption={
        <>
          {caption}
          {scale ? ` Height is time, in ${scale.unit}.` : ' Not to scale.'}
        </>
      }
      width={width}
      height={bottom + 4}
      transcript={<Transcript parties={parties} steps={steps} scale={scale} />}>
      {Array.from({length: ticks + 1}, (_, tick) => {
        const y = top + tick * scale!.pixelsPerUnit;
        return (
          <Fragment key={tick}>
            <Text x={2} y={y + 4} size="small" tone="muted">
              {`${tick} ${scale!.unit}`}
            </Text>
            <Segment
              tone="muted"
              dashed
              points={[
                [AXIS_WIDTH + 8, y],
                [width - 4, y],
              ]}
            />
          </Fragment>
        );
      })}
      {parties.map((party, index) => {
        const x = columns[index]!;
        const headerX = Math.min(Math.max(x - headerWidth / 2, 2), width - headerWidth - 2);
        return (
          <Fragment key={party}>
            <Lifeline x={x} bottom={bottom} labels={labelsAcross(index)} />
            <Box x={headerX} y={2} width={headerWidth} height={HEADER_HEIGHT - 2} detail={party} />
          </Fragment>
        );
      })}
      {steps.map((step, index) => {
        const {start, end} = spans[index]!;
        return isMessage(step) ? (
          <MessageArrow
            key={index}
            message={step}
            start={[columns[step.from]!, start]}
            end={[columns[step.to]!, end]}
          />
        ) : (
          <ActivityBar
            key={index}
            activity={step}
            x={columns[step.at]!}
            top={start}
            bottom={end}
            isLast={step.at === parties.length - 1}
          />
        );
      })}
    </Figure>
  );
}
