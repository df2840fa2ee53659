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
  {value: 'files', label: 'the same pages for everybody'},
  {value: 'form', label: 'the same, and a form to fill in'},
  {value: 'visitor', label: 'pages of each visitor’s own'},
  {value: 'special', label: 'another service, such as mail or a game'},
];
const WRITERS: {value: Writer; label: string}[] = [
  {value: 'files', label: 'somebody who edits files'},
  {value: 'browser', label: 'somebody in the browser'},
];
const CARES: {value: Care; label: string}[] = [
  {value: 'no', label: 'no'},
  {value: 'yes', label: 'yes'},
];

function say(asked: Asked): string {
  const {kind, why} = advise(asked);
  return `${kind}. ${why}`;
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
      caption="The first question decides most. The last is not about pages but about the programs on the server, whose known faults somebody must patch, that is, mend by updates; for finished files it changes nothing. “System” is the operating system, below all programs; “ask” in an answer means that offers differ."
      said={say(asked)}
      controls={
        <>
          <Choice
            label="What does a visitor get?"
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
            label="Can you update a server’s programs every week?"
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
                    {`A visitor gets ${each.label}; ${by.label} writes; server updates every week: ${can.label}. ${say(other)}`}
                  </li>
                );
              }),
            ),
          )}
        </ul>
      }>
      <p>Who then does what:</p>
      <ul>
        {QUESTIONS.map((question, index) => (
          <li key={question}>
            {`${question} `}
            <strong>{leavesOf(advice)[index]}</strong>
          </li>
        ))}
      </ul>
    </LiveFigure>
  );
}
