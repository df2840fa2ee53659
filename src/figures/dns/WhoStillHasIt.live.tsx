import {useState, type ReactNode} from 'react';
import LiveFigure, {Choice, Range} from '@site/src/figures/kit/Live/kit';
import {CHANGE, clock, holdersOf, sayWho, stateOf} from './whoStillHasIt';

const FROM = CHANGE - 60;
const TO = CHANGE + 70;
const ROW = 52;
const TOP = 26;

const TTLS = [
  {value: 60, label: '1 hour'},
  {value: 30, label: '30 min'},
  {value: 5, label: '5 min'},
];
const EARLY = CHANGE - 1;
const LATER = CHANGE + 5;
const ASKED = [
  {value: LATER, label: `at ${clock(LATER)}`},
  {value: EARLY, label: `too early, at ${clock(EARLY)}`},
];

const percent = (minutes: number) => `${(100 * (minutes - FROM)) / (TO - FROM)}%`;
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

type BarProps = {from: number; until: number; y: number; now: number; label: string};

/** Filled up to the time on the clock; dashed after it. */
function Bar({from, until, y, now, label}: BarProps) {
  const isOld = label === 'old';
  const place = (start: number, end: number) => ({
    x: percent(start),
    width: `${(100 * Math.max(0, end - start)) / (TO - FROM)}%`,
    y: y + 22,
    height: 20,
    stroke: `var(--site-figure-${isOld ? 'warning' : 'accent'})`,
  });
  const passed = Math.min(now, until);
  // Next to the line that marks the change, so the line doesn't cross it.
  const labelAt = from < CHANGE && from > CHANGE - 15 ? CHANGE : from;
  return (
    <>
      <rect {...place(from, until)} fill="none" strokeDasharray="3 3" />
      {passed > from && (
        <rect
          {...place(from, passed)}
          fill={`var(--site-figure-${isOld ? 'warning' : 'accent'}-fill)`}
        />
      )}
      {passed - labelAt > 14 && (
        <text x={percent(labelAt)} dx="5" y={y + 37} fontSize="13">
          {label}
        </text>
      )}
    </>
  );
}

type MarkProps = {at: number; y: number; width: string; dashes?: string};

function Mark({at, y, width, dashes}: MarkProps) {
  return (
    <line
      x1={percent(at)}
      x2={percent(at)}
      y1={y + 19}
      y2={y + 45}
      stroke="currentColor"
      strokeWidth={width}
      strokeDasharray={dashes}
    />
  );
}

function Words() {
  return (
    <>
      <p>
        {`The change is made at ${clock(CHANGE)}. Resolver A has been getting questions since 11:10, B since 11:55, and you are C’s only customer. The old address stays:`}
      </p>
      <ul>
        {TTLS.map(({value, label}) => (
          <li key={value}>
            {`With a TTL of ${label}: ${holdersOf(value, EARLY)
              .map(({name, oldUntil}) =>
                oldUntil > CHANGE
                  ? `until ${clock(oldUntil)} in ${name}`
                  : `until the change at the latest in ${name}`,
              )
              .join(', ')}, if you asked C at ${clock(EARLY)}.`}
          </li>
        ))}
        <li>{`If you ask C at ${clock(LATER)} instead, it never has the old address.`}</li>
      </ul>
    </>
  );
}

export default function WhoStillHasIt(): ReactNode {
  const [now, setNow] = useState(CHANGE + 30);
  const [ttl, setTtl] = useState(60);
  const [asked, setAsked] = useState(LATER);
  const holders = holdersOf(ttl, asked);
  const bottom = TOP + holders.length * ROW;
  return (
    <LiveFigure
      title="Who still has the old address?"
      caption="The clock starts at 12:00, when the change is made. Resolver C has one customer, you, and you choose when to ask."
      rules="Resolvers A and B have many customers: the time next to each is when its first customer asked, and whenever a copy expires, the next customer’s question makes the resolver fetch a new one. The browser asks B half a minute before B’s copy runs out, and keeps the answer for a minute."
      said={sayWho(holders, now)}
      controls={
        <>
          <Range
            label="Clock"
            min={CHANGE}
            max={TO}
            value={now}
            onChange={setNow}
            says={(value) => clock(value)}
          />
          <Choice label="TTL of the record" options={TTLS} value={ttl} onChange={setTtl} />
          <Choice
            label="You are the first to ask C"
            options={ASKED}
            value={asked}
            onChange={setAsked}
          />
        </>
      }
      words={<Words />}>
      <svg width="100%" height={bottom + 4} fontSize="14" fill="currentColor" aria-hidden>
        <text x={percent(CHANGE)} y="14" dx="-4" textAnchor="end" fontSize="13">
          change at 12:00
        </text>
        {holders.map((holder, index) => {
          const y = TOP + index * ROW;
          const start = Math.max(holder.asked, FROM);
          const until = Math.max(holder.oldUntil, start);
          return (
            <g key={holder.name}>
              <text y={y + 15}>
                {capital(holder.name)}
                {index !== 2 && `, from ${clock(holder.asked)}`}
              </text>
              <text x="100%" y={y + 15} textAnchor="end" fontWeight="700">
                {stateOf(holder, now)}
              </text>
              {until > start && <Bar from={start} {...{until, y, now}} label="old" />}
              <Bar from={until} until={TO} {...{y, now}} label="new" />
              {/* Short, so it doesn't cross the words. */}
              <Mark at={CHANGE} y={y} dashes="4 3" width="1.5" />
              <Mark at={now} y={y} width="3" />
            </g>
          );
        })}
        <text
          x={percent(now)}
          y="14"
          dx="4"
          textAnchor={now > CHANGE + 50 ? 'end' : 'start'}
          fontWeight="700">
          {clock(now)}
        </text>
      </svg>
    </LiveFigure>
  );
}
