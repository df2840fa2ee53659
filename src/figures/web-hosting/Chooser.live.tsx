import {useState, type ReactNode} from 'react';
import LiveFigure, {Choice} from '@site/src/components/Live/kit';
import {
  QUESTIONS,
  advise,
  leavesOf,
  type Asked,
  type Care,
  type Need,
  type Writer,
} from './chooser';

const NEEDS: {value: Need; label: string}[] = [
  {value: 'files', label: 'nothing, pages are the same for all'},
  {value: 'form', label: 'nothing, but for a form'},
  {value: 'visitor', label: 'each visitor gets pages of his own (log-in, basket)'},
  {value: 'special', label: 'a program must run that needs its own system'},
];
const WRITERS: {value: Writer; label: string}[] = [
  {value: 'files', label: 'somebody who can edit files'},
  {value: 'browser', label: 'somebody who types in the browser'},
];
const CARES: {value: Care; label: string}[] = [
  {value: 'no', label: 'no'},
  {value: 'yes', label: 'yes'},
];

/** The questions that are left to you, or that you must ask. */
function say(asked: Asked): string {
  const advice = advise(asked);
  const count = leavesOf(advice).filter((who) => /\byou/.test(who)).length;
  return `${advice.kind}: ${count} of the five jobs ${count === 1 ? 'is' : 'are'} yours, at least in part.`;
}

export default function Chooser(): ReactNode {
  const [need, setNeed] = useState<Need>('files');
  const [writer, setWriter] = useState<Writer>('files');
  const [care, setCare] = useState<Care>('no');
  const asked = {need, writer, care};
  const advice = advise(asked);
  return (
    <LiveFigure
      title="Which hosting fits?"
      caption="The first question decides most; the last one, how much of the work can be yours. “Ask” means that offers differ."
      said={say(asked)}
      controls={
        <>
          <Choice
            label="What has to happen when somebody asks?"
            value={need}
            onChange={setNeed}
            options={NEEDS}
          />
          <Choice
            label="Who writes the pages?"
            value={writer}
            onChange={setWriter}
            options={WRITERS}
          />
          <Choice
            label="Can you look after a program, every week?"
            value={care}
            onChange={setCare}
            options={CARES}
          />
        </>
      }
      words={
        <ul>
          {NEEDS.flatMap((each) =>
            WRITERS.flatMap((by) =>
              CARES.map((can) => {
                const other = {need: each.value, writer: by.value, care: can.value};
                return (
                  <li key={Object.values(other).join()}>
                    {`What happens: ${each.label}; writes: ${by.label}; can look after it: ${can.label}. Then ${advise(other).kind}. ${advise(other).why}`}
                  </li>
                );
              }),
            ),
          )}
        </ul>
      }>
      <p>
        <strong>{advice.kind}</strong>
        {`. ${advice.why}`}
      </p>
      <table>
        <tbody>
          {QUESTIONS.map((question, index) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              <td>{leavesOf(advice)[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </LiveFigure>
  );
}
