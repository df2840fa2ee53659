import {useState, type ReactNode} from 'react';
import measured from '@site/labs/dns/expected/lookup-times.json';
import LiveFigure, {Choice, Step} from '@site/src/figures/kit/Live/kit';
import {KNOWN, messagesOf, type Message, type Party} from './lookup';

const COLUMN: Record<Party, number> = {You: 2, Resolver: 50, Servers: 98};
const ROW = 42;
const TOP = 24;
/** As high as the longest lookup, so the page below stays in place. */
const MOST = messagesOf(0).length;
const LABELS = ['only the root', 'test’s servers', 'example.test’s servers', 'the answer'];

const medianOf = (known: number) => measured.states[known]!.plain.median;

type ArrowProps = {message: Message; y: number; isNow: boolean; isToCome: boolean};

function Arrow({message, y, isNow, isToCome}: ArrowProps) {
  const [from, to] = [COLUMN[message.from], COLUMN[message.to]];
  const tone = isNow ? 'var(--site-figure-accent)' : 'currentColor';
  return (
    <g stroke={tone} fill={tone} opacity={isToCome ? 0.55 : 1}>
      <line
        x1={`${from}%`}
        x2={`${to}%`}
        y1={y}
        y2={y}
        strokeWidth={isNow ? 3 : 1.5}
        strokeDasharray={isToCome ? '3 4' : undefined}
      />
      <svg x={`${to}%`} y={y} overflow="visible">
        <path d={to > from ? 'M0 0l-10-5v10z' : 'M0 0l10-5v10z'} />
      </svg>
    </g>
  );
}

function Words() {
  return (
    <>
      <ol>
        {messagesOf(0).map(({text, arrives}) => (
          <li key={arrives}>{`${text} (after ${arrives} ms)`}</li>
        ))}
      </ol>
      <p>The resolver doesn’t need to ask for what it already knows:</p>
      <ul>
        {KNOWN.map((known, index) => {
          const messages = messagesOf(index);
          return (
            <li key={known}>
              {`It knows ${known}: ${messages.length} messages, ${messages.at(-1)!.arrives} ms in transit; we measured ${medianOf(index)} ms.`}
            </li>
          );
        })}
      </ul>
    </>
  );
}

export default function Lookup(): ReactNode {
  const [known, setKnown] = useState(0);
  const [step, setStep] = useState(1);
  const messages = messagesOf(known);
  const passed = messages.slice(0, step);
  const last = passed.at(-1)!;
  const isOver = step === messages.length;
  const notes = [...KNOWN.slice(0, known + 1), ...passed.flatMap(({learns}) => learns ?? [])];
  return (
    <LiveFigure
      isBeside
      title="One lookup, step by step"
      caption="Choose what the resolver knows at the start, and step through the messages."
      rules="Dashed messages are still to come. The times are from our own network: 10 ms to the resolver and back, 40 ms from it to each server and back."
      said={`${last.text} (after ${last.arrives} ms${isOver ? `, ${messages.length} messages; measured: ${medianOf(known)} ms` : ''})`}
      controls={
        <>
          <Choice
            label="The resolver knows"
            options={LABELS.map((label, value) => ({value, label}))}
            value={known}
            onChange={(value) => {
              setKnown(value);
              setStep(1);
            }}
          />
          <Step label="The lookup" value={step} count={messages.length} onChange={setStep} />
        </>
      }
      words={<Words />}>
      <svg width="100%" height={TOP + MOST * ROW} fontSize="14" fill="currentColor" aria-hidden>
        <g fontWeight="700">
          <text x="2" y="15">
            You
          </text>
          <text x="50%" y="15" textAnchor="middle">
            Resolver
          </text>
          <text x="100%" y="15" textAnchor="end">
            Servers
          </text>
        </g>
        {messages.map((message, index) => {
          const y = TOP + index * ROW;
          const isNow = index === step - 1;
          const isAtServers = message.from === 'Servers' || message.to === 'Servers';
          return (
            <g key={message.text}>
              <text
                x={isAtServers ? '98%' : '2%'}
                y={y + 18}
                textAnchor={isAtServers ? 'end' : 'start'}>
                {`${isNow ? '▸ ' : ''}${message.text}`}
              </text>
              <Arrow {...{message, isNow}} y={y + 30} isToCome={index >= step} />
            </g>
          );
        })}
      </svg>
      <p>{`In its cache: ${notes.join(', ')}.`}</p>
    </LiveFigure>
  );
}
