import {useState, type ReactNode} from 'react';
import {Box, Text} from '@site/src/figures/kit/Figure';
import LiveFigure, {Choice} from '@site/src/figures/kit/Live/kit';
import {CHANGES, STEPS, listWords, skipped, type Change} from './cost';
import styles from './Live.module.css';

type Place = {x: number; y: number; width: number; height: number};

const WIDTH = 284;

const BEFORE: Place = {x: 2, y: 42, width: 190, height: 30};
const PARAGRAPH = 30;

/** The changes on offer: where each one puts the box and the paragraph below it, and what the reader sees. */
const SHOWN: {change: Change; label: string; after?: Place; below: number; sees: string}[] = [
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
    sees: 'You can’t see the box, but it still takes up space, and nothing moves.',
  },
  {
    change: 'color',
    label: 'color',
    after: BEFORE,
    below: 80,
    sees: 'The box stays in its place, and only a colour has changed.',
  },
  ...(
    [
      ['transform, the first one', 'first transform, no own layer'],
      ['transform, another one', 'next transform, no own layer'],
      ['transform, own layer', 'transform, own layer'],
    ] as const
  ).map(([change, label]) => ({
    change,
    label,
    after: {...BEFORE, x: 60},
    below: 80,
    sees: 'The box shifts as a whole, and nothing else moves.',
  })),
];

const ELSEWHERE = STEPS.indexOf('raster');

/** The change as the lab names it, in words that need no context. */
const nameInWords = (name: string) =>
  name
    .replace(/, the first one, own layer$/, ' of a box with its own layer, the first time')
    .replace(/, own layer$/, ' of a box with its own layer, each later time')
    .replace(/, the first one$/, ' of a box without its own layer, the first time')
    .replace(/, another one$/, ' of a box without its own layer, each later time');

/** The changes grouped by the steps they skip, so those with the same cost are together. */
const NAMES = Object.keys(CHANGES) as Change[];
const skippedWords = (name: Change) => listWords(skipped(name));
const BY_COST = [...new Set(NAMES.map(skippedWords))].map((steps) => ({
  steps,
  names: NAMES.filter((name) => skippedWords(name) === steps),
}));

/** Shows which steps run again after one property changes. */
export default function Cost(): ReactNode {
  const [change, setChange] = useState<Change>('transform, own layer');
  const {after, below, sees} = SHOWN.find((each) => each.change === change)!;
  const left = skipped(change);
  return (
    <LiveFigure
      isBeside
      title="What one change costs"
      caption="Choose what a script changes about the box."
      rules="The steps are the ones that Chromium 156 then ran before the next picture (24 November 2026); other engines may do more or less. “display: none” takes the box away, “visibility: hidden” only makes it invisible, “transform” shifts it."
      said={`${sees} ${left.length > 0 ? `Skipped: ${listWords(left)}.` : 'All six steps run.'}`}
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
      <svg viewBox="0 0 288 132" className={styles.page} aria-hidden="true">
        <Box x={2} y={4} width={WIDTH} height={PARAGRAPH} label="a paragraph" tone="muted" />
        <Box {...BEFORE} dashed tone="muted" />
        {after && (
          <Box {...after} label="the box" tone={change === 'color' ? 'warning' : 'accent'} />
        )}
        {!after && change === 'visibility' && (
          <Text x={97} y={62} anchor="middle" tone="muted">
            empty
          </Text>
        )}
        <Box x={2} y={below} width={WIDTH} height={PARAGRAPH} label="the next paragraph" />
      </svg>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => {
          const isRun = !left.includes(step);
          return (
            <li
              key={step}
              className={[
                styles.step,
                isRun && styles.runs,
                index === ELSEWHERE && styles.elsewhere,
              ]
                .filter(Boolean)
                .join(' ')}>
              <span>{`${index + 1} ${step}`}</span>
              <span>{isRun ? 'runs again' : 'skipped'}</span>
            </li>
          );
        })}
      </ol>
    </LiveFigure>
  );
}
