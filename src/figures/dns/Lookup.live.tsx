import {useState, type ReactNode} from 'react';
import measured from '@site/labs/dns/expected/lookup-times.json';
import LiveFigure, {Choice, Step} from '@site/src/figures/kit/Live/kit';
import {
  drawnOf,
  KNOWN,
  messagesOf,
  sayStep,
  SERVERS,
  textOf,
  totalOf,
  type Message,
  type Party,
} from './lookup';

const COLUMN: Record<Party, number> = {You: 1, Resolver: 39, Servers: 76};
const ROW = 34;
const TOP = 24;
/** A message's row is the same in every lookup, so shorter lookups leave gaps. */
const ROWS = messagesOf(0).map(textOf);
/** Relative to the figure's width, so that labels fit between the columns on a phone. */
const FONT_SIZE = 'clamp(12px, 3.5cqi, 16px)';
const LABELS = ['only the root', 'test’s servers', 'example.test’s servers', 'the answer'];

const medianOf = (known: number) => measured.states[known]!.plain.median;
const MOST_LONGER = Math.max(
  ...KNOWN.map((_, known) => medianOf(known) - messagesOf(known).at(-1)!.arrives),
).toFixed(1);

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

type ServerProps = {name: string; y: number; isNow: boolean; isAsked: boolean};

/** The server at the other end of two messages; dashed if this lookup doesn't need it. */
function Server({name, y, isNow, isAsked}: ServerProps) {
  return (
    <>
      <rect
        x="77%"
        width="22.5%"
        y={y}
        height={2 * ROW - 8}
        rx="4"
        fill={`var(--site-figure-${isNow ? 'accent-fill' : 'fill'})`}
        stroke={`var(--site-figure-${isNow ? 'accent' : 'stroke'})`}
        strokeWidth={isNow ? 3 : 1.5}
        strokeDasharray={isAsked ? undefined : '3 4'}
      />
      <g fontSize="0.9em" textAnchor="middle">
        <text x="88.25%" y={y + (isAsked ? 34 : 26)}>
          {name}
        </text>
        {!isAsked && (
          <text x="88.25%" y={y + 43}>
            not asked
          </text>
        )}
      </g>
    </>
  );
}

function Words() {
  return (
    <>
      <ol>
        {messagesOf(0).map((message) => (
          <li key={message.arrives}>
            {`${textOf(message)} (after ${message.arrives} ms${message.learns ? `; cached: ${message.learns}` : ''})`}
          </li>
        ))}
      </ol>
      <p>The resolver doesn’t need to ask for what it already knows:</p>
      <ul>
        {KNOWN.map((known, index) => (
          <li key={known}>
            {`It knows ${known}: ${totalOf(index)}; we measured ${medianOf(index)} ms.`}
          </li>
        ))}
      </ul>
    </>
  );
}

export default function Lookup(): ReactNode {
  const [known, setKnown] = useState(0);
  const [step, setStep] = useState(1);
  const messages = messagesOf(known);
  return (
    <LiveFigure
      isBeside
      title="One lookup, step by step"
      caption="The resolver finds the IP address of www.example.test for you. Choose what it knows at the start, and step through the messages."
      rules={`Dashed messages are still to come. The times are from our own network: round trips of 10 ms to the resolver and 40 ms from there to a server. In our measurements, a lookup took up to ${MOST_LONGER}\u00a0ms longer, because the machines need time to answer.`}
      said={sayStep(known, step)}
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
      <svg
        width="100%"
        height={TOP + ROWS.length * ROW}
        style={{fontSize: FONT_SIZE}}
        fill="currentColor"
        aria-hidden>
        <g fontWeight="700">
          <text x="2" y="15">
            You
          </text>
          <text x={`${COLUMN.Resolver}%`} y="15" textAnchor="middle">
            Resolver
          </text>
          <text x="100%" y="15" textAnchor="end">
            Servers
          </text>
        </g>
        {[COLUMN.You, COLUMN.Resolver].map((x) => (
          <line
            key={x}
            x1={`${x}%`}
            x2={`${x}%`}
            y1={TOP}
            y2="100%"
            stroke="var(--site-figure-stroke)"
            strokeDasharray="2 4"
          />
        ))}
        {SERVERS.map(({who}, index) => (
          <Server
            key={who}
            name={who}
            y={TOP + (2 * index + 1) * ROW + 4}
            isNow={messages[step - 1]!.server === who}
            isAsked={index >= known}
          />
        ))}
        {messages.map((message, index) => {
          const y = TOP + ROWS.indexOf(textOf(message)) * ROW;
          const isNow = index === step - 1;
          return (
            <g key={message.arrives}>
              <text
                x={message.server ? `${COLUMN.Servers - 1}%` : '1%'}
                dx={message.server ? undefined : 4}
                y={y + 14}
                textAnchor={message.server ? 'end' : 'start'}
                stroke="var(--site-card)"
                strokeWidth="5"
                paintOrder="stroke">
                {`${isNow ? '▸ ' : ''}${drawnOf(message)}`}
              </text>
              <Arrow {...{message, isNow}} y={y + 23} isToCome={index >= step} />
            </g>
          );
        })}
      </svg>
    </LiveFigure>
  );
}
