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
  /** With it, height is time; without it the figure says that it is not to scale. */
  scale?: {unit: string; pixelsPerUnit: number};
  /** CSS pixels; the width of a phone's text column unless told. */
  width?: number;
};

const STEP_HEIGHT = 42;
const AXIS_WIDTH = 44;

function isMessage(step: LadderStep): step is Message {
  return 'to' in step;
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
