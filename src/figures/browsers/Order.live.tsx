import {useState, type ReactNode} from 'react';
import LiveFigure, {Press} from '@site/src/figures/kit/Live/kit';
import {nameBrowser} from './browserName';
import {
  CALLERS,
  LINES,
  countPlace,
  runFourLines,
  runFromTimers,
  type Caller,
  type Runs,
  type Word,
} from './order';
import styles from './Live.module.css';

const TIMES = 20;
const PLACES = ['1st', '2nd', '3rd', '4th'];

type State = {
  runs: Record<Caller, Runs>;
  /** What last called the lines; the table shows its runs. */
  caller: Caller;
  said: string;
};

/** Runs the note's four lines in the reader's browser and counts how often each one came in each place. */
export default function Order(): ReactNode {
  const [{runs, caller, said}, setState] = useState<State>({
    runs: {press: [], timer: []},
    caller: 'press',
    said: 'The four lines haven’t run in your browser yet.',
  });
  const {press, timer} = CALLERS;
  const shown = runs[caller];
  const last = shown.at(-1);

  /** Adds a run. At the end of a series, `said` gets the result. */
  const note = (by: Caller, order: readonly Word[], left: number) =>
    setState((state) => {
      const all = [...state.runs[by], order];
      const result =
        by === 'press'
          ? `click ${all.length}: ${order.join(', ')}.`
          : `${all.length} runs started by a timer: “task” came third in ${countPlace(all, 'task', 2)}, “frame” in ${countPlace(all, 'frame', 2)}.`;
      return {
        runs: {...state.runs, [by]: all},
        caller: by,
        said: left > 0 ? state.said : `${nameBrowser(navigator.userAgent)}, ${result}`,
      };
    });

  return (
    <LiveFigure
      title="Run it in your browser: in what order do the words appear?"
      caption={`Click the first button several times; the second makes a timer run the lines ${TIMES} times. The numbers show how often each line’s word came first, second and so on; the last run is marked.`}
      rules={`“now” is written straight away, “microtask” once the script has ended, “frame” before the next picture, and “task” when its turn comes. In the lab (Chromium 156), “frame” came third in ${press.framesFirst} of ${press.runs} runs from a click, and in ${timer.framesFirst} of ${timer.runs} from a timer.`}
      said={said}
      controls={
        <>
          <Press onPress={() => runFourLines(window, (order) => note('press', order, 0))}>
            Run the four lines
          </Press>
          <Press
            isMinor
            onPress={() =>
              runFromTimers(window, TIMES, (order, left) => note('timer', order, left))
            }>{`Run them ${TIMES} times from a timer`}</Press>
        </>
      }
      words={
        <ul>
          <li>“now” always comes first and “microtask” second, in every browser.</li>
          {Object.values(CALLERS).map(({label, framesFirst, runs: all}) => (
            <li key={label}>
              {`When ${label} ran the lines in Chromium 156, the frame came before the task ${framesFirst} times out of ${all} (21 November 2026).`}
            </li>
          ))}
        </ul>
      }>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" style={{textAlign: 'start'}}>
              {last ? `${shown.length} × from ${CALLERS[caller].label}` : 'not yet run'}
            </th>
            {PLACES.map((place) => (
              <th key={place} scope="col">
                {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map(({word, code}) => (
            <tr key={word}>
              <th scope="row">{code}</th>
              {PLACES.map((place, index) => (
                <td key={place} className={last?.[index] === word ? styles.last : undefined}>
                  {countPlace(shown, word, index) || '\u00a0'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </LiveFigure>
  );
}
