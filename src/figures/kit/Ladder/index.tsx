import {Fragment, type ReactNode} from 'react';
import Figure, {Box, PHONE_COLUMN, Segment, Text} from '../Figure';
import {
  ActivityBar,
  HEADER_HEIGHT,
  Lifeline,
  MessageArrow,
  STEP_SLOPE,
  type Activity,
  type Message,
} from './parts';

type LadderStep = Message | Activity;

export type LadderProps = {
  title: string;
  caption: ReactNode;
  /** Two to four, from left to right. */
  parties: readonly string[];
  steps: readonly LadderStep[];
  /** With a scale, height is time; without one, the figure says it's not to scale. */
  scale?: {unit: string; pixelsPerUnit: number};
};

const STEP_HEIGHT = 42;
const AXIS_WIDTH = 44;
/** The space between the outer lifelines and the edges. */
const MARGIN = 44;
/** A header with a name up to this long isn't wider than two margins, so it's centred on its lifeline. */
const SHORT_NAME = 11;

function isMessage(step: LadderStep): step is Message {
  return 'to' in step;
}

/** When a step starts and ends, in the scale's unit. */
const timesOf = (step: LadderStep) => [step.sent, isMessage(step) ? step.arrives : step.until];

/** The steps as sentences, in order, for readers who can't see the drawing. */
function Transcript({parties, steps, scale}: Pick<LadderProps, 'parties' | 'steps' | 'scale'>) {
  return (
    <ol>
      {steps.map((step, index) => {
        const who = isMessage(step)
          ? `${parties[step.from]} to ${parties[step.to]}`
          : `${parties[step.at]}`;
        const when = scale ? ` (from ${timesOf(step).join(' to ')} ${scale.unit})` : '';
        const isLost = isMessage(step) && step.lost;
        const loss = isLost ? '; it’s lost in transit' : '';
        return <li key={index}>{`${who}: ${step.note ?? step.label}${loss}${when}`}</li>;
      })}
    </ol>
  );
}

/**
 * A sequence diagram with time running downwards. It draws the messages and also writes them as an ordered
 * list.
 */
export default function Ladder({title, caption, parties, steps, scale}: LadderProps): ReactNode {
  const left = (scale ? AXIS_WIDTH : 0) + MARGIN;
  const right = PHONE_COLUMN - MARGIN;
  const columns = parties.map(
    (_, index) => left + ((right - left) * index) / Math.max(parties.length - 1, 1),
  );
  const top = HEADER_HEIGHT + 16;

  const spans = steps.map((step, index) => {
    if (!scale) {
      const y = top + 18 + index * STEP_HEIGHT;
      return {start: y, end: y + (isMessage(step) ? STEP_SLOPE : STEP_HEIGHT / 2)};
    }
    const [start = 0, end = 0] = timesOf(step);
    return {start: top + start * scale.pixelsPerUnit, end: top + end * scale.pixelsPerUnit};
  });

  const bottom = Math.max(...spans.map((span) => span.end)) + 16;
  const ticks = scale ? Math.floor((bottom - top) / scale.pixelsPerUnit) : -1;
  const spacing = (right - left) / Math.max(parties.length - 1, 1);
  const areShort = parties.every(({length}) => length <= SHORT_NAME);
  // The edges push wider headers inwards, so those must leave room for the headers next to them.
  const headerWidth = Math.min(
    areShort ? 2 * (MARGIN - 2) : 110,
    spacing - 6,
    (left + spacing - 6) / 1.5,
  );

  /** The y positions of messages that pass a party with their label centred on it. */
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
          {scale ? ` Time runs down the figure, in ${scale.unit}s.` : ' Not to scale.'}
        </>
      }
      width={PHONE_COLUMN}
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
                [PHONE_COLUMN - 4, y],
              ]}
            />
          </Fragment>
        );
      })}
      {parties.map((party, index) => {
        const x = columns[index]!;
        const headerX = Math.min(Math.max(x - headerWidth / 2, 2), PHONE_COLUMN - headerWidth - 2);
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
