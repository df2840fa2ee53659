import {useState, type ReactNode} from 'react';
import LiveFigure, {Choice} from '@site/src/figures/kit/Live/kit';
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
  {value: 'files', label: 'the same pages for everyone'},
  {value: 'form', label: 'the same, and a form to fill in'},
  {value: 'visitor', label: 'different pages for each visitor'},
  {value: 'special', label: 'another service, such as mail or a game'},
];
const WRITERS: {value: Writer; label: string}[] = [
  {value: 'files', label: 'someone who edits files'},
  {value: 'browser', label: 'someone in the browser'},
];
const CARES: {value: Care; label: string}[] = [
  {value: 'no', label: 'no'},
  {value: 'yes', label: 'yes'},
];

function say(asked: Asked): string {
  const {kind, why} = advise(asked);
  return `${kind}. ${why}`;
}

const CAN: Record<Care, string> = {
  no: 'you can’t update a server’s programs every week',
  yes: 'you can update them every week',
};

/** What fits one need, each advice once, with the answers to the other questions that lead to it. */
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
    const who = writers.size === 1 ? [`${[...writers].join()} writes`] : [];
    const can = cares.size === 1 ? [...cares].map((care) => CAN[care]) : [];
    return `if ${[...who, ...can].join(', and ')}: ${said}`;
  });
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
      caption="The first question decides most."
      rules="The last isn’t about pages but about the programs on the server, whose known bugs somebody has to patch, that is, fix with updates; for finished files it changes nothing. “System” is the operating system, below all programs; “ask” in an answer means that offers differ."
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
