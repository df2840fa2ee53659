import {useState, type ReactNode} from 'react';
import LiveFigure, {Choice} from '@site/src/figures/kit/Live/kit';
import {
  QUESTIONS,
  advise,
  leavesOf,
  matters,
  sharesOf,
  type Asked,
  type Care,
  type Need,
  type Writer,
} from './chooser';
import styles from './Chooser.module.css';

const NEEDS: {value: Need; label: string}[] = [
  {value: 'files', label: 'the same as everyone else'},
  {value: 'form', label: 'the same pages, and a form'},
  {value: 'visitor', label: 'pages made for each visitor'},
  {value: 'special', label: 'another service, such as email'},
];
const WRITERS: {value: Writer; label: string}[] = [
  {value: 'files', label: 'in files'},
  {value: 'browser', label: 'in the browser'},
];
const CARES: {value: Care; label: string}[] = [
  {value: 'no', label: 'no'},
  {value: 'yes', label: 'yes'},
];

function say(asked: Asked): string {
  const {kind, why} = advise(asked);
  return `${kind}. ${why}`;
}

const OUTCOMES = NEEDS.flatMap(({value: need}) =>
  WRITERS.flatMap(({value: writer}) => CARES.map(({value: care}) => say({need, writer, care}))),
);

const CAN: Record<Care, string> = {
  no: 'you can’t update server software every week',
  yes: 'you can update server software every week',
};

/** The advice for one need: each piece once, with the answers to the other questions that lead to it. */
function answersTo(need: Need): string[] {
  const leading = new Map<string, {writers: Set<string>; cares: Set<Care>}>();
  for (const writer of WRITERS) {
    for (const {value: care} of CARES) {
      const said = say({need, writer: writer.value, care});
      const {writers, cares} = leading.get(said) ?? {writers: new Set(), cares: new Set()};
      leading.set(said, {writers: writers.add(writer.label), cares: cares.add(care)});
    }
  }
  return [...leading].map(([said, {writers, cares}]) => {
    const where = writers.size === 1 ? [`the pages are written ${[...writers].join()}`] : [];
    const can = cares.size === 1 ? [...cares].map((care) => CAN[care]) : [];
    return `if ${[...where, ...can].join(', and ')}: ${said}`;
  });
}

/** A row of the table: each share of the work in its own column, or one cell if nobody is named. */
function Job({question, answer}: {question: string; answer: string}): ReactNode {
  const {host, you} = sharesOf(answer);
  return (
    <tr>
      <th scope="row">{question}</th>
      {host || you ? (
        <>
          <td>{host}</td>
          <td data-mine={you && true}>
            <strong>{you}</strong>
          </td>
        </>
      ) : (
        <td colSpan={2}>{answer}</td>
      )}
    </tr>
  );
}

export default function Chooser(): ReactNode {
  const [need, setNeed] = useState<Need>('files');
  const [writer, setWriter] = useState<Writer>('files');
  const [care, setCare] = useState<Care>('no');
  const asked = {need, writer, care};
  const advice = advise(asked);
  const labelOf = (question: 'writer' | 'care', words: string) =>
    `${words} (${matters(question, asked) ? 'matters' : 'doesn’t matter'} here)`;
  return (
    <LiveFigure
      isSaidFirst
      title="Which kind of hosting fits?"
      caption="The first question matters most."
      rules="The last question is about the programs on the server, not the pages: somebody must patch them, which means fixing their known bugs with updates. “System” is the operating system, which all the programs run on; “ask” means that hosts differ, so ask yours."
      said={say(asked)}
      outcomes={OUTCOMES}
      controls={
        <>
          <Choice
            label="What does a visitor get?"
            value={need}
            onChange={setNeed}
            options={NEEDS}
          />
          <Choice
            label={labelOf('writer', 'Where are the pages written?')}
            value={writer}
            onChange={setWriter}
            options={WRITERS}
          />
          <Choice
            label={labelOf('care', 'Can you update a server’s software every week?')}
            value={care}
            onChange={setCare}
            options={CARES}
          />
        </>
      }
      words={
        <ul>
          {NEEDS.map(({value, label}) => (
            <li key={value}>
              {`A visitor gets ${label}:`}
              <ul>
                {answersTo(value).map((answer) => (
                  <li key={answer}>{answer}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      }>
      <table className={styles.jobs}>
        <thead>
          <tr>
            <th scope="col">Who does what</th>
            <th scope="col">Host</th>
            <th scope="col">You</th>
          </tr>
        </thead>
        <tbody>
          {QUESTIONS.map((question, index) => (
            <Job key={question} question={question} answer={leavesOf(advice)[index]!} />
          ))}
        </tbody>
      </table>
    </LiveFigure>
  );
}
