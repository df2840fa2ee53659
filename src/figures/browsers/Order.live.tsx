import {useState, type ReactNode} from 'react';
import LiveFigure, {Press} from '@site/src/figures/kit/Live/kit';
import {nameBrowser} from './browserName';
import {
  CALLERS,
  count,
  runFourLines,
  runFromTimers,
  type Caller,
  type Tally,
  type Word,
} from './order';
import styles from './Live.module.css';

const TIMES = 20;
const NONE: Tally = {runs: 0, framesFirst: 0};
const say = ({runs, framesFirst}: Tally) =>
  runs > 0 ? `${framesFirst} of ${runs}` : 'not yet run';

/** Runs the note's four lines in the reader's browser and shows the counts next to the lab's. */
export default function Order(): ReactNode {
  const [tallies, setTallies] = useState<Record<Caller, Tally>>({press: NONE, timer: NONE});
  const [last, setLast] = useState<readonly Word[]>();
  const [said, setSaid] = useState('The four lines have not yet run in your browser.');
  const browser = last ? nameBrowser(navigator.userAgent) : 'your browser';

  const note = (caller: Caller, order: readonly Word[]) => {
    setLast(order);
    setTallies((all) => ({...all, [caller]: count(all[caller], order)}));
  };
  const press = () =>
    runFourLines(window, (order) => {
      note('press', order);
      setSaid(`${nameBrowser(navigator.userAgent)}, after your click: ${order.join(', ')}.`);
    });
  const timer = () =>
    runFromTimers(window, TIMES, (order, left) => {
      note('timer', order);
      if (left === 0) {
        setSaid(
          `${nameBrowser(navigator.userAgent)} ran them ${TIMES} times from a timer, the last time: ${order.join(', ')}.`,
        );
      }
    });

  return (
    <LiveFigure
      title="Run it in your browser: which word comes when?"
      caption={`The first button runs the lines when you click it; click it several times. The second has a timer run them ${TIMES} times.`}
      rules="The table counts how often “frame” came before “task”, next to what we measured in Chromium 156."
      said={said}
      controls={
        <>
          <Press onPress={press}>Run the four lines</Press>
          <Press onPress={timer}>{`Run it ${TIMES} times from a timer`}</Press>
        </>
      }
      words={
        <ul>
          <li>First comes “now”, second “microtask”: always, in every browser.</li>
          {Object.values(CALLERS).map(({label, framesFirst, runs}) => (
            <li key={label}>
              {`In Chromium 156, run from ${label}, the frame came before the task ${framesFirst} times out of ${runs} (21 November 2026).`}
            </li>
          ))}
        </ul>
      }>
      <ol className={styles.row}>
        {(last ?? ['?', '?', '?', '?']).map((word, index) => (
          <li key={index} className={`${styles.cell} ${word === '?' ? '' : styles.runs}`}>
            {`${index + 1}. ${word}`}
          </li>
        ))}
      </ol>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">“frame” before “task”</th>
            <th scope="col">{`Here: ${browser}`}</th>
            <th scope="col">Measured: Chromium 156</th>
          </tr>
        </thead>
        <tbody>
          {(['press', 'timer'] as const).map((caller) => (
            <tr key={caller}>
              <th scope="row">{`from ${CALLERS[caller].label}`}</th>
              <td>{say(tallies[caller])}</td>
              <td>{say(CALLERS[caller])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </LiveFigure>
  );
}
