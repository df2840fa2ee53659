import {useState, type ReactNode} from 'react';
import LiveFigure, {Choice, Press} from '@site/src/figures/kit/Live/kit';
import {nameBrowser} from './browserName';
import {BOXES, LAB, countLayouts, measure, script, withLayouts, type Way} from './forcedLayout';
import styles from './Live.module.css';

const WAYS: readonly {value: Way; label: string}[] = [
  {value: 'in turn', label: 'ask, change, ask, change …'},
  {value: 'asks first', label: 'ask for all, then change all'},
  {value: 'changes only', label: 'only change'},
];

/** How many boxes are drawn. */
const DRAWN = 3;

const inMilliseconds = (time: number | undefined) =>
  time === undefined ? 'not yet run' : time < 1 ? 'under 1 ms' : `${time.toFixed(0)} ms`;

function sayLayouts(way: Way): string {
  const layouts = countLayouts(way, BOXES);
  return layouts === 1 ? '1 layout' : `${layouts} layouts`;
}

/** Shows how many layouts a sequence of reads and writes causes, and how long it takes in this browser. */
export default function ForcedLayout(): ReactNode {
  const [way, setWay] = useState<Way>('in turn');
  const [times, setTimes] = useState<Partial<Record<Way, number>>>({});
  const hasRun = Object.keys(times).length > 0;
  const time = times[way];
  return (
    <LiveFigure
      isBeside
      title="Ask and change: how many layouts?"
      caption={`${BOXES} boxes, ${DRAWN} of them drawn. To ask a box is to read its width (offsetWidth). A marked cell is a layout; the last one comes with the next picture, after the script.`}
      rules="Your time is the median of five runs, on boxes you can’t see; browsers round it, some to whole milliseconds."
      said={`${sayLayouts(way)} for ${BOXES} boxes.${
        time === undefined
          ? ''
          : ` The script took ${inMilliseconds(time)} in ${nameBrowser(navigator.userAgent)}, and ${LAB[way].took} ms in the lab.`
      }`}
      controls={
        <>
          <Choice label="What the loop does" value={way} onChange={setWay} options={WAYS} />
          <Press onPress={() => setTimes((all) => ({...all, [way]: measure(document, way)}))}>
            Measure it in your browser
          </Press>
        </>
      }
      words={
        <ul>
          {WAYS.map(({value, label}) => (
            <li key={value}>
              {`${label}: ${sayLayouts(value)}, ${LAB[value].took} ms in Chromium 156 (21 November 2026)`}
            </li>
          ))}
        </ul>
      }>
      <ol className={styles.row}>
        {withLayouts(script(way, DRAWN)).map((step, index) => (
          <li
            key={index}
            className={`${styles.cell} ${step === 'layout' ? styles.forced : styles.runs}`}>
            {step}
          </li>
        ))}
      </ol>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{`${BOXES} boxes`}</th>
            <th scope="col">{`Here: ${hasRun ? nameBrowser(navigator.userAgent) : 'your browser'}`}</th>
            <th scope="col">Lab: Chromium 156</th>
          </tr>
        </thead>
        <tbody>
          {WAYS.map(({value, label}) => (
            <tr key={value}>
              <th scope="row">{`${label}: ${sayLayouts(value)}`}</th>
              <td>{inMilliseconds(times[value])}</td>
              <td>{`${LAB[value].took} ms`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </LiveFigure>
  );
}
