import {Fragment, useState, type ReactNode} from 'react';
import {Arrow, Box, Segment, Text, centred} from '@site/src/figures/kit/Figure';
import LiveFigure, {Choice, Press} from '@site/src/figures/kit/Live/kit';
import {nameBrowser} from './browserName';
import {BOXES, LAB, countLayouts, measure, stepsOf, type Way} from './forcedLayout';

const WAYS: readonly {value: Way; label: string}[] = [
  {value: 'in turn', label: 'ask, change, ask …'},
  {value: 'asks first', label: 'ask all, change all'},
  {value: 'changes only', label: 'change only'},
];

/** How many boxes are drawn. */
const DRAWN = 3;

/** The drawing, from top to bottom: the script's steps, the next picture, the three times. */
const STEP = 26;
const BOX_HEIGHT = 22;
const PICTURE = 2 * DRAWN * STEP + 8;
const TIMES = PICTURE + 42;
const HEIGHT = TIMES + 8 + WAYS.length * STEP;
const LONGEST_BAR = 68;

const inMilliseconds = (time: number) => (time < 1 ? 'under 1 ms' : `${time.toFixed(0)} ms`);

function sayLayouts(way: Way): string {
  const {layouts, forced} = countLayouts(way, BOXES);
  return `${layouts} ${layouts > 1 ? 'layouts' : 'layout'} for ${BOXES} boxes (${forced || 'none'} forced)`;
}

/** The script's steps for the drawn boxes and the next picture, each with the layout it needs. */
function Steps({way}: {way: Way}) {
  const steps = stepsOf(way, DRAWN);
  return steps.map(({does, needsLayout}, index) => {
    const isPicture = does === 'next picture';
    const y = isPicture ? PICTURE : 2 + index * STEP;
    const box = steps.slice(0, index + 1).filter((step) => step.does === does).length;
    return (
      <Fragment key={index}>
        <Box
          x={2}
          y={y}
          width={110}
          height={BOX_HEIGHT}
          label={isPicture ? does : `${does} box ${box}`}
          tone={does === 'change' ? 'plain' : 'accent'}
        />
        {needsLayout && (
          <>
            <Arrow from={[112, y + BOX_HEIGHT / 2]} to={[158, y + BOX_HEIGHT / 2]} />
            <Box
              x={158}
              y={y}
              width={128}
              height={BOX_HEIGHT}
              label={isPicture ? 'layout' : 'forced layout'}
              tone={isPicture ? 'accent' : 'warning'}
            />
          </>
        )}
      </Fragment>
    );
  });
}

/** Shows how many layouts a sequence of reads and writes causes, and how long it takes in this browser. */
export default function ForcedLayout(): ReactNode {
  const [way, setWay] = useState<Way>('in turn');
  const [measured, setMeasured] = useState<Record<Way, number>>();
  const browser = measured && nameBrowser(navigator.userAgent);
  const timeOf = (each: Way) => measured?.[each] ?? LAB[each].took;
  const longest = Math.max(...WAYS.map(({value}) => timeOf(value)));
  return (
    <LiveFigure
      isBeside
      title="Ask and change: how many layouts?"
      caption={`In a layout, the browser works out sizes and positions. “Ask” means reading a box’s width (offsetWidth), which needs an up-to-date layout. The drawing shows ${DRAWN} of ${BOXES} boxes.`}
      rules="Your times are medians of five runs on boxes you can’t see; browsers round times, some to whole milliseconds."
      said={`${sayLayouts(way)}${
        measured
          ? `: ${inMilliseconds(timeOf(way))} in ${browser}, ${LAB[way].took} ms in the lab`
          : ''
      }.`}
      controls={
        <>
          <Choice label="What the loop does" value={way} onChange={setWay} options={WAYS} />
          <Press
            onPress={() =>
              setMeasured({
                'in turn': measure(document, 'in turn'),
                'asks first': measure(document, 'asks first'),
                'changes only': measure(document, 'changes only'),
              })
            }>
            Measure all three in your browser
          </Press>
        </>
      }
      words={
        <ul>
          <li>
            Asking after a change forces a layout. The last layout runs before the next picture.
          </li>
          {WAYS.map(({value, label}) => (
            <li key={value}>
              {`${label}: ${sayLayouts(value)}, ${LAB[value].took} ms in Chromium 156 (21 November 2026)`}
            </li>
          ))}
        </ul>
      }>
      <svg viewBox={`0 0 288 ${HEIGHT}`} style={centred('24rem')} aria-hidden="true">
        <Steps way={way} />
        <Segment
          dashed
          tone="muted"
          points={[
            [2, PICTURE - 6],
            [286, PICTURE - 6],
          ]}
        />
        <Text x={2} y={TIMES} size="small" strong>
          {`Script time in ${browser ?? 'the lab'}`}
        </Text>
        {WAYS.map(({value, label}, index) => {
          const y = TIMES + 8 + index * STEP;
          const bar = Math.max(2, (timeOf(value) / longest) * LONGEST_BAR);
          return (
            <Fragment key={value}>
              <Text x={2} y={y + 16} size="small" strong={value === way}>
                {label}
              </Text>
              <Box x={146} y={y} width={bar} height={BOX_HEIGHT} tone="accent" />
              <Text x={150 + bar} y={y + 16} size="small">
                {measured ? inMilliseconds(timeOf(value)) : `${timeOf(value)} ms`}
              </Text>
            </Fragment>
          );
        })}
      </svg>
    </LiveFigure>
  );
}
