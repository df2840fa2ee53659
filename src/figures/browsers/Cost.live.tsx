import {Fragment, useState, type ReactNode} from 'react';
import {Box, Text, centred} from '@site/src/figures/kit/Figure';
import LiveFigure, {Choice} from '@site/src/figures/kit/Live/kit';
import {CHANGES, STEPS, listWords, skipped, type Change} from './cost';

type Place = {x: number; y: number; width: number; height: number};

const WIDTH = 284;

const BEFORE: Place = {x: 2, y: 42, width: 190, height: 30};
const SHIFTED: Place = {...BEFORE, x: 49};
const SHIFTED_AGAIN: Place = {...BEFORE, x: 96};
const PARAGRAPH = 30;

type Shown = {
  change: Change;
  label: string;
  /** Where the box was, if it has shifted before. */
  before?: Place;
  /** Where the box is now; if absent, the box isn't visible. */
  after?: Place;
  name?: string;
  /** Where the paragraph below the box is now. */
  below: number;
  sees: string;
};

/** The changes on offer: what each does to the box and the paragraph below it, and what the reader sees. */
const SHOWN: readonly Shown[] = [
  {
    change: 'width',
    label: 'width',
    after: {...BEFORE, width: 100, height: 48},
    below: 98,
    sees: 'The box becomes narrower and taller, and everything below it moves down.',
  },
  {
    change: 'display',
    label: 'display: none',
    below: 42,
    sees: 'The box is gone, and everything below it moves up.',
  },
  {
    change: 'visibility',
    label: 'visibility: hidden',
    below: 80,
    sees: 'You can’t see the box, but it keeps its space, and nothing moves.',
  },
  {
    change: 'color',
    label: 'color',
    after: BEFORE,
    below: 80,
    sees: 'The box stays in place, and only a colour changes.',
  },
  {
    change: 'transform, the first one',
    label: 'transform: first shift',
    after: SHIFTED,
    below: 80,
    sees: 'Only the box shifts. It hasn’t moved before.',
  },
  {
    change: 'transform, another one',
    label: 'transform: next shift',
    before: SHIFTED,
    after: SHIFTED_AGAIN,
    below: 80,
    sees: 'Again, only the box shifts.',
  },
  {
    change: 'transform, own layer',
    label: 'transform: own layer',
    after: SHIFTED,
    name: 'the box on its own layer',
    below: 80,
    sees: 'Only the box shifts, on its own layer.',
  },
];

/** The main thread's four steps, and below them the compositor's two. */
const CELLS = [
  ...[2, 74, 146, 218].map((x) => ({x, y: 18, width: 68})),
  ...[102, 196].map((x) => ({x, y: 66, width: 90})),
];

/** Rewrites a lab's name for a change so that it needs no context. */
const nameInWords = (name: string) =>
  name
    .replace(/, the first one, own layer$/, ' of a box with its own layer, the first time')
    .replace(/, own layer$/, ' of a box with its own layer, every time after the first')
    .replace(/, the first one$/, ' of a box without its own layer, the first time')
    .replace(/, another one$/, ' of a box without its own layer, every time after the first');

/** The changes grouped by the steps they skip, so those with the same cost are together. */
const NAMES = Object.keys(CHANGES) as Change[];
const skippedWords = (name: Change) => listWords(skipped(name));
const BY_COST = [...new Set(NAMES.map(skippedWords))].map((steps) => ({
  steps,
  names: NAMES.filter((name) => skippedWords(name) === steps),
}));

/** Shows which steps run again after one property changes. */
export default function Cost(): ReactNode {
  const [change, setChange] = useState<Change>('width');
  const {
    before = BEFORE,
    after,
    name = 'the box',
    below,
    sees,
  } = SHOWN.find((each) => each.change === change)!;
  const left = skipped(change);
  return (
    <LiveFigure
      isBeside
      title="What one change costs"
      caption="Choose what a script changes about the box. A dashed step is skipped."
      rules="The steps are the ones that Chromium 156 ran before the next picture (24 November 2026); other engines may run more or fewer. “display: none” removes the box, “visibility: hidden” only makes it invisible, and “transform” shifts it. Only with “own layer” does the box have a layer of its own."
      said={`${STEPS.length - left.length} of ${STEPS.length} steps run${left.length > 0 ? `; skipped: ${listWords(left)}` : ''}. ${sees}`}
      controls={
        <Choice
          label="What the script changes"
          value={change}
          onChange={setChange}
          options={SHOWN.map(({change: value, label}) => ({value, label}))}
        />
      }
      words={
        <ul>
          {BY_COST.map(({steps, names}) => (
            <li key={steps}>
              {`${steps ? `All but ${steps}` : 'All six steps'}: ${names.map(nameInWords).join('; ')}.`}
            </li>
          ))}
        </ul>
      }>
      <svg viewBox="0 0 288 230" style={centred('24rem')} aria-hidden="true">
        <Text x={2} y={12} size="small" tone="muted">
          main thread
        </Text>
        <Text x={102} y={60} size="small" tone="muted">
          compositor
        </Text>
        {STEPS.map((step, index) => {
          const {x, y, width} = CELLS[index]!;
          const isRun = !left.includes(step);
          return (
            <Fragment key={step}>
              <Box
                {...{x, y, width}}
                height={26}
                tone={isRun ? 'accent' : 'muted'}
                dashed={!isRun}
              />
              <Text
                x={x + width / 2}
                y={y + 17}
                anchor="middle"
                size="small"
                tone={isRun ? 'plain' : 'muted'}>
                {step}
              </Text>
            </Fragment>
          );
        })}
        <g transform="translate(0 100)">
          <Box x={2} y={4} width={WIDTH} height={PARAGRAPH} label="a paragraph" tone="muted" />
          {change !== 'display' && <Box {...before} dashed tone="muted" />}
          {after && (
            <Box {...after} label={name} tone={change === 'color' ? 'warning' : 'accent'} />
          )}
          {!after && change === 'visibility' && (
            <Text x={97} y={62} anchor="middle" tone="muted">
              empty
            </Text>
          )}
          <Box x={2} y={below} width={WIDTH} height={PARAGRAPH} label="the next paragraph" />
        </g>
      </svg>
    </LiveFigure>
  );
}
