import {Fragment, useState, type ReactNode} from 'react';
import measured from '@site/labs/network/expected/distance-or-bandwidth.json';
import {Box, Segment, Text} from '@site/src/figures/kit/Figure';
import LiveFigure, {Range} from '@site/src/figures/kit/Live/kit';
import styles from './live.module.css';
import {savingsOf, timesOf, type Page} from './pageTime';

const KILOMETRES = [50, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 20_000];
const MEGABITS = [1, 3, 10, 30, 100, 300, 1000];
const KILOBYTES = [10, 30, 100, 300, 1000, 3000, 10_000, 100_000];

/** The drawing's width in CSS pixels: the room inside the frame on a phone. */
const WIDTH = 292;
const LEFT = 56;
const RIGHT = WIDTH - 4;
const ROW = 24;

const plain = (value: number) => value.toLocaleString('en', {maximumFractionDigits: 1});
const time = (ms: number) =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${plain(Math.round(ms / 100) / 10)} s`;
const distance = (kilometres: number) =>
  `${plain(kilometres)} km (${plain(timesOf({kilometres, megabits: 1, kilobytes: 1}).roundTrip)} ms)`;
const rate = (megabits: number) => `${plain(megabits)} Mbit/s`;
const size = (kilobytes: number) =>
  kilobytes < 1000 ? `${kilobytes} kB` : `${plain(kilobytes / 1000)} MB`;

/** The lab's measurement of such a page, if there is one. */
const loadOf = ({kilometres, megabits, kilobytes}: Page) =>
  measured.loads.find(
    ({roundTrip, rate: line}) =>
      kilobytes * 1000 === measured.pageBytes &&
      line === megabits &&
      roundTrip * 100 === kilometres,
  );

/** When the page arrives, and what it waits for. */
function say(page: Page): string {
  const {firstByte, lastByte} = timesOf(page);
  const {distance: near, size: small} = savingsOf(page);
  const load = loadOf(page);
  return (
    `First byte after ${time(firstByte)}, last after ${time(lastByte)}` +
    `${load ? ` (measured in our small Internet: ${time(load.lastByte)})` : ''}. ` +
    `Most of the wait is ${small > near ? 'for the bytes to get through the line' : 'due to the distance'}.`
  );
}

/** What would make it arrive sooner, and by how much. */
function cures(page: Page): [what: string, saved: string][] {
  const saved = savingsOf(page);
  return [
    ['with half the distance', `${time(saved.distance)} sooner`],
    ['with twice the bandwidth', `${time(saved.line)} sooner`],
    ['with half the size', `${time(saved.size)} sooner`],
  ];
}

const EXAMPLES: readonly Page[] = [
  ...measured.loads.map((load) => ({
    kilometres: load.roundTrip * 100,
    megabits: load.rate,
    kilobytes: 100,
  })),
  {kilometres: 5000, megabits: 100, kilobytes: 3000},
  {kilometres: 5000, megabits: 100, kilobytes: 100_000},
];

type IndexProps = {
  label: string;
  values: readonly number[];
  value: number;
  onChange: (value: number) => void;
  says: (value: number) => string;
};

/** A range input over values with growing gaps between them. */
function Scale({label, values, value, onChange, says}: IndexProps): ReactNode {
  return (
    <Range
      {...{label, value, onChange}}
      min={0}
      max={values.length - 1}
      says={(index) => says(values[index]!)}
    />
  );
}

/** The time that the drawing's width represents: the shortest that fits both loads. */
const SCALES = [500, 2000, 10_000, 100_000, 1_000_000];

/** @param before The load before the last change; its time stays next to the current one. */
function Waterfall({page, before}: {page: Page; before: Page}): ReactNode {
  const {roundTrip, firstByte, lastByte, bursts} = timesOf(page);
  const past = timesOf(before);
  const scale = SCALES.find((each) => each >= Math.max(lastByte, past.lastByte))!;
  const toX = (ms: number) => LEFT + (ms / scale) * (RIGHT - LEFT);
  const bars = [
    ...['TCP', 'TLS', 'request'].map((name, index) => ({
      name,
      parts: [[index * roundTrip, (index + 1) * roundTrip]],
    })),
    {name: 'page', parts: bursts},
  ];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${bars.length * ROW + 42}`}
      className={styles.waterfall}
      aria-hidden>
      {bars.map(({name, parts}, index) => (
        <Fragment key={name}>
          <Text x={LEFT - 8} y={index * ROW + 16} anchor="end" size="small">
            {name}
          </Text>
          {name === 'page' && (
            <Segment
              tone="muted"
              dashed
              points={[
                [toX(firstByte), index * ROW + 12],
                [toX(lastByte), index * ROW + 12],
              ]}
            />
          )}
          {parts.map(([start = 0, end = 0]) => (
            <Box
              key={start}
              x={toX(start)}
              y={index * ROW + 4}
              width={Math.max(toX(end) - toX(start), 2)}
              height={16}
              tone={name === 'page' ? 'accent' : 'muted'}
            />
          ))}
        </Fragment>
      ))}
      <Text x={LEFT - 8} y={bars.length * ROW + 16} anchor="end" size="small">
        before
      </Text>
      <Segment
        tone="muted"
        points={[
          [LEFT, bars.length * ROW + 12],
          [toX(past.lastByte), bars.length * ROW + 12],
        ]}
      />
      <Text x={LEFT} y={bars.length * ROW + 36} size="small" tone="muted">
        0
      </Text>
      <Text x={RIGHT} y={bars.length * ROW + 36} anchor="end" size="small" tone="muted">
        {time(scale)}
      </Text>
    </svg>
  );
}

export default function PageTime(): ReactNode {
  const [near, setNear] = useState(KILOMETRES.indexOf(5000));
  const [line, setLine] = useState(MEGABITS.indexOf(100));
  const [big, setBig] = useState(KILOBYTES.indexOf(100));
  const page = {
    kilometres: KILOMETRES[near]!,
    megabits: MEGABITS[line]!,
    kilobytes: KILOBYTES[big]!,
  };
  const [before, setBefore] = useState(page);
  const setting = (set: (index: number) => void) => (index: number) => {
    setBefore(page);
    set(index);
  };
  return (
    <LiveFigure
      isBeside
      title="What does a page load wait for?"
      caption="Move the sliders for distance, bandwidth and size; the time in brackets is the round trip over that much fibre."
      rules="The TCP, TLS and request bars are one round trip each. In the “page” row, each bar is a batch arriving, and a dashed line between two bars is the wait for the next one. The line below the bars shows when the last byte arrived before your change. The text after it says how much sooner the last byte would arrive. All this assumes no loss, and a line that you have to yourself."
      said={say(page)}
      controls={
        <>
          <Scale
            label="Distance"
            values={KILOMETRES}
            value={near}
            onChange={setting(setNear)}
            says={distance}
          />
          <Scale
            label="Bandwidth"
            values={MEGABITS}
            value={line}
            onChange={setting(setLine)}
            says={rate}
          />
          <Scale
            label="Size"
            values={KILOBYTES}
            value={big}
            onChange={setting(setBig)}
            says={size}
          />
        </>
      }
      words={
        <ul>
          {EXAMPLES.map((each) => (
            <li key={say(each)}>
              {`${distance(each.kilometres)}, ${rate(each.megabits)}, ${size(each.kilobytes)}. ${say(each)} ${cures(
                each,
              )
                .map((cure) => cure.join(': '))
                .join('; ')}.`}
            </li>
          ))}
        </ul>
      }>
      <Waterfall {...{page, before}} />
      <dl className={styles.cures}>
        {cures(page).map(([what, saved]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{saved}</dd>
          </div>
        ))}
      </dl>
    </LiveFigure>
  );
}
