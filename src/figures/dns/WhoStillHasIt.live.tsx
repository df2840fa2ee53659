import {useState, type ReactNode} from 'react';
import LiveFigure, {BELOW_RANGE, Choice, Range} from '@site/src/figures/kit/Live/kit';
import {
  CHANGE,
  clock,
  END,
  holdersOf,
  sayWho,
  START,
  stateOf,
  type Copy,
  type Holder,
} from './whoStillHasIt';

/** The gap between two copies, in pixels. */
const GAP = 4;
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

const percent = (minutes: number) => `${(100 * (minutes - START)) / (END - START)}%`;
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

type BlockProps = {copy: Copy; y: number; now: number};

/** One copy: filled up to the time on the clock, dashed after it. */
function Block({copy: {from, until: expires, isOld}, y, now}: BlockProps) {
  // A copy that outlasts the axis is drawn a little beyond its end.
  const until = Math.min(expires, END + 2);
  const tone = `var(--site-figure-${isOld ? 'warning' : 'accent'})`;
  const place = (start: number, end: number) => ({
    x: percent(start),
    // Leaves a gap after the end, unless the copy lasts only a minute.
    style: {
      width: `calc(${percent(START + end - start)} - ${end === until && until - from > 1 ? GAP : 0}px)`,
    },
    y: y + 22,
    height: 20,
    stroke: tone,
  });
  const passed = Math.min(now, until);
  return (
    <>
      {passed < until && (
        <rect {...place(Math.max(from, passed), until)} fill="none" strokeDasharray="3 3" />
      )}
      {passed > from && (
        <rect
          {...place(from, passed)}
          fill={`var(--site-figure-${isOld ? 'warning' : 'accent'}-fill)`}
        />
      )}
    </>
  );
}

/** "old" or "new" on a copy, if the clock has passed enough of it. */
function Label({copy, y, now}: {copy?: Copy; y: number; now: number}) {
  if (!copy) {
    return null;
  }
  const {from, until, isOld} = copy;
  // Next to the line that marks the change, so that the line doesn't cross the label.
  const at = from < CHANGE && from > CHANGE - 15 ? CHANGE : from;
  return (
    Math.min(now, until) - at > 14 && (
      <text x={percent(at)} dx="5" y={y + 37} fontSize="13">
        {isOld ? 'old' : 'new'}
      </text>
    )
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

function sayLastOld({name, copies}: Holder): string {
  const {from, until} = copies.findLast(({isOld}) => isOld)!;
  return until > CHANGE
    ? `until ${clock(until)} in ${name} (fetched at ${clock(from)})`
    : `not past 12:00 in ${name}`;
}

function Words() {
  return (
    <>
      <p>
        {`The change is made at ${clock(CHANGE)}. Resolver A has been getting questions since 11:10, B since 11:55, and you’re C’s only user. Whenever a copy expires, its resolver fetches a new one. The last copy of the old address is kept:`}
      </p>
      <ul>
        {TTLS.map(({value, label}) => (
          <li key={value}>
            {`With a TTL of ${label}, if you asked C at ${clock(EARLY)}: ${holdersOf(value, EARLY).map(sayLastOld).join(', ')}.`}
          </li>
        ))}
        <li>{`If you ask C at ${clock(LATER)} instead, it never has the old address.`}</li>
      </ul>
    </>
  );
}

export default function WhoStillHasIt(): ReactNode {
  const [now, setNow] = useState(CHANGE);
  const [ttl, setTtl] = useState(60);
  const [asked, setAsked] = useState(LATER);
  const holders = holdersOf(ttl, asked);
  const bottom = TOP + holders.length * ROW;
  return (
    <LiveFigure
      title="Who still has the old address?"
      caption="A site’s IP address changes at 12:00. Each block is one copy, from when it’s fetched until it expires. Resolver C has one user, you, and you choose when to ask."
      rules="The thick line is the clock. Resolvers A and B have many users: the time next to each is when its first user asked, and whenever a copy expires, the next user’s question makes the resolver fetch a new one. The browser asks B half a minute before B’s last old copy expires, and keeps that answer for a minute."
      said={sayWho(holders, now)}
      controls={
        <>
          <Choice
            label="How long a copy may be kept (TTL)"
            options={TTLS}
            value={ttl}
            onChange={setTtl}
          />
          <Choice label="When you first ask C" options={ASKED} value={asked} onChange={setAsked} />
        </>
      }
      words={<Words />}>
      {/* Separate from the other controls: it's the drawing's axis. */}
      <div className="site-needs-scripts">
        <Range
          label="Clock"
          min={START}
          max={END}
          step={5}
          value={now}
          onChange={setNow}
          says={clock}
        />
      </div>
      <svg
        height={bottom + 4}
        style={BELOW_RANGE}
        overflow="visible"
        fontSize="14"
        fill="currentColor"
        aria-hidden>
        <g fontSize="13">
          <text x="0" y="14">
            {clock(START)}
          </text>
          <text x={percent(CHANGE)} y="14" textAnchor="middle">
            change at 12:00
          </text>
          <text x="100%" y="14" textAnchor="end">
            {clock(END)}
          </text>
        </g>
        {holders.map((holder, index) => {
          const y = TOP + index * ROW;
          const {name, copies} = holder;
          return (
            <g key={name}>
              <text y={y + 15}>
                {capital(name)}
                {index !== 2 && `, from ${clock(copies[0]!.from)}`}
              </text>
              <text x="100%" y={y + 15} textAnchor="end" fontWeight="700">
                {stateOf(holder, now)}
              </text>
              {/* Cuts off copies that last beyond the axis, so that they have no right edge. */}
              <svg overflow="hidden">
                {copies.map((copy) => (
                  <Block key={copy.from} {...{copy, y, now}} />
                ))}
              </svg>
              {[true, false].map((isOld) => (
                <Label
                  key={String(isOld)}
                  copy={copies.find((copy) => copy.isOld === isOld)}
                  {...{y, now}}
                />
              ))}
              {/* Short, so that the marks don't cross the words. */}
              <Mark at={CHANGE} y={y} dashes="4 3" width="1.5" />
              <Mark at={now} y={y} width="3" />
            </g>
          );
        })}
      </svg>
    </LiveFigure>
  );
}
