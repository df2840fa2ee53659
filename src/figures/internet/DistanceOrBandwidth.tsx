import {Fragment, type ReactNode} from 'react';
import data from '@site/labs/network/expected/distance-or-bandwidth.json';
import Figure, {Box, PHONE_COLUMN, Segment, Text} from '@site/src/components/Figure';

type Load = (typeof data.loads)[number];

const LEFT = 78;
const RIGHT = PHONE_COLUMN - 60;
const AXIS_END = 800;
const AXIS_STEP = 200;
const LEGEND_HEIGHT = 30;
const TITLE_HEIGHT = 24;
const BAR_HEIGHT = 18;
const BAR_STEP = 24;
const GAP = 10;

const roundTrips = [...new Set(data.loads.map(({roundTrip}) => roundTrip))];
const groups = roundTrips.map((roundTrip) =>
  data.loads.filter((load) => load.roundTrip === roundTrip),
);
const tops = groups.map((_, index) =>
  groups
    .slice(0, index)
    .reduce((sum, loads) => sum + TITLE_HEIGHT + loads.length * BAR_STEP + GAP, LEGEND_HEIGHT),
);
const bottom = tops.at(-1)! + TITLE_HEIGHT + groups.at(-1)!.length * BAR_STEP;
const marks = Array.from({length: AXIS_END / AXIS_STEP + 1}, (_, index) => index * AXIS_STEP);

/** All bars and marks share one scale: milliseconds since the load began. */
function at(milliseconds: number): number {
  return LEFT + (milliseconds / AXIS_END) * (RIGHT - LEFT);
}

function describe({roundTrip, rate, firstByte, lastByte}: Load): string {
  return (
    `At a round trip of ${roundTrip} ms and ${rate} Mbit/s the first byte came after ` +
    `${Math.round(firstByte)} ms and the last after ${Math.round(lastByte)} ms.`
  );
}

/** One page load: what passes before the first byte, then the page itself. */
function LoadBar({load, y}: {load: Load; y: number}): ReactNode {
  const {rate, firstByte, lastByte} = load;
  return (
    <>
      <Text x={LEFT - 6} y={y + 14} anchor="end" size="small">
        {`${rate} Mbit/s`}
      </Text>
      <Box x={LEFT} y={y} width={at(firstByte) - LEFT} height={BAR_HEIGHT} tone="muted" />
      <Box
        x={at(firstByte)}
        y={y}
        width={at(lastByte) - at(firstByte)}
        height={BAR_HEIGHT}
        tone="accent"
      />
      <Text x={at(lastByte) + 5} y={y + 14} size="small">
        {`${Math.round(lastByte)} ms`}
      </Text>
    </>
  );
}

export default function DistanceOrBandwidth(): ReactNode {
  return (
    <Figure
      title="Ten times the bandwidth, or a shorter way"
      description={`Times of a page of 100,000 bytes. ${data.loads.map(describe).join(' ')}`}
      caption={`A page of 100 kB over TCP and TLS 1.3, at three distances and two rates. Compare within a group, then between groups. Medians of ${data.loads[0]?.runs} loads through a software wire without loss (${data.programs}, ${data.date}).`}
      width={PHONE_COLUMN}
      height={bottom + 32}>
      <Box x={4} y={6} width={14} height={14} tone="muted" />
      <Text x={24} y={18} size="small">
        until the first byte
      </Text>
      <Box x={160} y={6} width={14} height={14} tone="accent" />
      <Text x={180} y={18} size="small">
        first to last byte
      </Text>
      <Segment
        points={[
          [LEFT, bottom + 4],
          [RIGHT, bottom + 4],
        ]}
      />
      {marks.map((mark) => (
        <Fragment key={mark}>
          <Segment
            points={[
              [at(mark), bottom + 4],
              [at(mark), bottom + 9],
            ]}
          />
          <Text x={at(mark)} y={bottom + 24} anchor="middle" size="small">
            {mark === AXIS_END ? `${mark} ms` : `${mark}`}
          </Text>
        </Fragment>
      ))}
      {groups.map((loads, index) => {
        const top = tops[index]!;
        return (
          <Fragment key={roundTrips[index]}>
            <Text x={4} y={top + 16} size="small" strong>
              {`Round trip ${roundTrips[index]} ms`}
            </Text>
            {loads.map((load, row) => (
              <LoadBar key={load.rate} load={load} y={top + TITLE_HEIGHT + row * BAR_STEP} />
            ))}
          </Fragment>
        );
      })}
    </Figure>
  );
}
