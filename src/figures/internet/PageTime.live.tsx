import {Fragment, useRef, useState, type ReactNode} from 'react';
import measured from '@site/labs/network/expected/distance-or-bandwidth.json';
import {Box, Segment, Text, centred} from '@site/src/figures/kit/Figure';
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

/** The lab's measurement of this page load, if there is one. */
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

/** What would make the page arrive sooner, and by how much. */
function gainsOf(page: Page): [what: string, saved: string][] {
  const saved = savingsOf(page);
  return [
    ['Half the distance', `${time(saved.distance)} sooner`],
    ['Twice the bandwidth', `${time(saved.line)} sooner`],
    ['Half the size', `${time(saved.size)} sooner`],
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
  onGrab: () => void;
  says: (value: number) => string;
};

/** A range input over values with growing gaps between them. */
function Scale({values, says, ...rest}: IndexProps): ReactNode {
  return <Range {...rest} min={0} max={values.length - 1} says={(index) => says(values[index]!)} />;
}

/**
 * The times that the axis can end at. The first one is enough for 100 kB at any distance on a fast line, so
 * a load from three times as far has bars three times as long.
 */
const SCALES = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
/** A load can be this much longer than its scale. */
const MARGIN = 1.02;

/** @param before The load before the last change. */
function Waterfall({page, before}: {page: Page; before?: Page}): ReactNode {
  const {roundTrip, firstByte, lastByte, bursts} = timesOf(page);
  const past = before && timesOf(before).lastByte;
  const longest = Math.max(lastByte, past ?? 0);
  const scale = SCALES.find((each) => each * MARGIN >= longest)!;
  const shrunk = scale / SCALES[0]!;
  const toX = (ms: number) => LEFT + (ms / (scale * MARGIN)) * (RIGHT - LEFT);
  const bars = [
    ...['TCP', 'TLS', 'request'].map((name, index) => ({
      name,
      parts: [[index * roundTrip, (index + 1) * roundTrip]],
    })),
    {name: 'page', parts: bursts},
  ];
  const bottom = bars.length * ROW;
  const floor = bottom + ROW;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${floor + 38}`} style={centred('23.5rem')} aria-hidden>
      {shrunk > 1 && (
        <Text x={RIGHT} y={floor + 34} anchor="end" size="small" tone="warning">
          {`drawn at 1/${plain(shrunk)} scale, to fit`}
        </Text>
      )}
      {/* How far the first scale reaches in this one, if there's room between its label and the 0. */}
      {shrunk > 1 && shrunk <= 10 && (
        <>
          <Segment
            tone="warning"
            dashed
            points={[
              [toX(SCALES[0]!), 0],
              [toX(SCALES[0]!), floor + 4],
            ]}
          />
          <Text x={toX(SCALES[0]!)} y={floor + 17} size="small" tone="warning">
            {time(SCALES[0]!)}
          </Text>
        </>
      )}
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
      {past !== undefined && (
        <>
          <Text x={LEFT - 8} y={bottom + 16} anchor="end" size="small">
            before
          </Text>
          <Text x={Math.max(toX(past), LEFT + 52)} y={bottom + 10} anchor="end" size="small">
            {time(past)}
          </Text>
          <Segment
            tone="muted"
            points={[
              [LEFT, bottom + 15],
              [toX(past), bottom + 15],
            ]}
          />
        </>
      )}
      <Text x={LEFT} y={floor + 17} size="small" tone="muted">
        0
      </Text>
      <Text x={RIGHT} y={floor + 17} anchor="end" size="small" tone="muted">
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
  const [before, setBefore] = useState<Page>();
  /** The load when the reader grabbed a slider; a drag changes the load many times. */
  const grabbed = useRef(page);
  const onGrab = () => {
    grabbed.current = page;
  };
  const setting = (set: (index: number) => void) => (index: number) => {
    setBefore(grabbed.current);
    set(index);
  };
  return (
    <LiveFigure
      isBeside
      title="What does a page load wait for?"
      caption="Move the sliders for distance, bandwidth and size; the time in brackets is the round trip over that much fibre."
      rules="The TCP, TLS and request bars are one round trip each. In the “page” row, each bar is a batch arriving, and a dashed line between two bars is the wait for the next one. Once you’ve moved a slider, the “before” line shows when the last byte arrived with the previous setting. If a load takes more than a second, everything is drawn at a smaller scale. The list below the drawing says how much time each change would save. All this assumes that nothing gets lost and that you have the line to yourself."
      said={say(page)}
      outcomes={EXAMPLES.map(say)}
      controls={
        <>
          <Scale
            label="Distance"
            values={KILOMETRES}
            value={near}
            onChange={setting(setNear)}
            onGrab={onGrab}
            says={distance}
          />
          <Scale
            label="Bandwidth"
            values={MEGABITS}
            value={line}
            onChange={setting(setLine)}
            onGrab={onGrab}
            says={rate}
          />
          <Scale
            label="Size"
            values={KILOBYTES}
            value={big}
            onChange={setting(setBig)}
            onGrab={onGrab}
            says={size}
          />
        </>
      }
      words={
        <ul>
          {EXAMPLES.map((each) => (
            <li key={say(each)}>
              {`${distance(each.kilometres)}, ${rate(each.megabits)}, ${size(each.kilobytes)}. ${say(each)} ${gainsOf(
                each,
              )
                .map((gain) => gain.join(': '))
                .join('. ')}.`}
            </li>
          ))}
        </ul>
      }>
      <Waterfall {...{page, before}} />
      <dl className={styles.gains}>
        {gainsOf(page).map(([what, saved]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{saved}</dd>
          </div>
        ))}
      </dl>
    </LiveFigure>
  );
}
