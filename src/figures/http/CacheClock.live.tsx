import {Fragment, useState, type ReactNode} from 'react';
import LiveFigure, {BELOW_RANGE, Choice, Range} from '@site/src/figures/kit/Live/kit';
import {visitAgain, type Outcome} from './cacheClock';

const POLICIES = [
  'max-age=600',
  'no-cache',
  'no-store',
  '',
  'max-age=60, stale-while-revalidate=600',
] as const;
const LAST_MINUTE = 24;
const CHANGES_AT = 5;
const HUNDRED_DAYS = 8_640_000;

const percent = (minutes: number) => `${(100 * minutes) / LAST_MINUTE}%`;
/** Keeps a label within the drawing. */
const anchorAt = (minute: number) =>
  minute < 4 ? 'start' : minute > LAST_MINUTE - 4 ? 'end' : 'middle';

const visit = (cacheControl: string, minute: number, changes: boolean) =>
  visitAgain({
    cacheControl,
    unchangedFor: HUNDRED_DAYS,
    age: minute * 60,
    hasChanged: changes && minute >= CHANGES_AT,
  });

/** What happens, in a sentence that continues “After 4 min”. */
function tell({copy, answer, rule, isOutdated}: Outcome): string {
  const page = copy === 'none' ? 'whole page' : 'new page';
  const reply = answer.endsWith('304') ? '304: still the same' : `200: the ${page}`;
  const old = isOutdated ? ' The customer sees the old hours.' : '';
  const sentences: Record<Outcome['rule'], string> = {
    'no-store': `the cache asks, because it kept no copy, and gets ${reply}.`,
    'no-cache': `the cache asks, as it must each time, and gets ${reply}.`,
    stale: `the cache asks, because its copy is stale, and gets ${reply}.`,
    fresh: `nobody asks, because the copy is still fresh.${old}`,
    guess: `nobody asks: with no time set, the cache chose ten days.${old}`,
    grace: isOutdated
      ? `the customer sees the old hours. The cache asks afterwards, and gets ${reply}.`
      : `the cache shows its stale copy, asks afterwards, and gets ${reply}.`,
  };
  return sentences[rule];
}

/**
 * The messages between the two ends and the cache, in order. On a phone, only If-None-Match needs a second
 * line.
 */
function conversation({copy, answer, rule}: Outcome): [who: string, what: string][] {
  const customer: [string, string] = ['Customer', '/hours, please.'];
  if (answer === 'cache') {
    return [customer, ['Cache', 'Here’s my copy.']];
  }
  if (copy === 'none') {
    return [
      customer,
      ['Cache', 'Server? GET /hours'],
      ['Server', '200. Here’s the page.'],
      ['Cache', 'Here you are.'],
    ];
  }
  const isSame = answer.endsWith('304');
  const talk: [string, string][] = [
    ['Cache', 'Server? GET /hours, If-None-Match: "a1"'],
    ['Server', isSame ? '304. Still the same.' : '200. Now it’s "b2".'],
  ];
  if (rule === 'grace') {
    return [customer, ['Cache', 'Here’s my stale copy.'], ...talk];
  }
  const copyAgain = rule === 'no-cache' ? 'Here’s my copy.' : 'Here, it’s fresh again.';
  return [customer, ...talk, ['Cache', isSame ? copyAgain : 'Here’s the new one.']];
}

/** As high as four messages, so that a shorter conversation doesn't move the page below. */
const DIALOGUE = {minHeight: '6.6em', margin: 0, fontSize: '0.9375rem'};

/** About how many minutes a character takes up on a phone. */
const CHARACTER = 0.6;
const BAR = {y: 28, height: 32};

type TimelineProps = {outcome: Outcome; minute: number; changes: boolean};

function Timeline({outcome, minute, changes}: TimelineProps) {
  const {copy, rule, lifetime, grace} = outcome;
  const until = [lifetime / 60, (lifetime + grace) / 60, LAST_MINUTE].map((end) =>
    Math.min(end, LAST_MINUTE),
  );
  const names =
    copy === 'none'
      ? ['', '', 'nothing kept']
      : ['fresh', 'stale, usable', rule === 'no-cache' ? 'kept, ask first' : 'stale, ask'];
  const ends = [...new Set(until)].filter((end) => end > 0);
  return (
    <svg
      height="104"
      style={BELOW_RANGE}
      overflow="visible"
      fontSize="14"
      fill="currentColor"
      aria-hidden>
      {names.map((name, index) => {
        const [from, to] = [until[index - 1] ?? 0, until[index]!];
        const tone = index === 0 ? 'accent' : 'stroke';
        return (
          to > from && (
            <Fragment key={name}>
              <rect
                {...BAR}
                x={percent(from)}
                width={percent(to - from)}
                fill={index === 0 ? 'var(--site-figure-accent-fill)' : 'var(--site-figure-fill)'}
                stroke={`var(--site-figure-${tone})`}
                strokeWidth="1.5"
                strokeDasharray={index > 0 ? '5 4' : undefined}
              />
              {to - from > name.length * CHARACTER && (
                <text x={percent((from + to) / 2)} y="49" textAnchor="middle">
                  {name}
                </text>
              )}
            </Fragment>
          )
        );
      })}
      <rect x={percent(minute)} y="20" width="4" height="48" transform="translate(-2)" />
      <text x={percent(minute)} y="14" textAnchor={anchorAt(minute)} fontWeight="700">
        {`now, ${minute} min`}
      </text>
      {[0, ...ends].map((end) => (
        <text
          key={end}
          x={percent(end)}
          y="78"
          fontSize="13"
          fill="var(--site-ink-muted)"
          textAnchor={anchorAt(end)}>
          {end === 0 ? '0' : `${end} min`}
        </text>
      ))}
      {changes && (
        <>
          <line
            x1={percent(CHANGES_AT)}
            x2={percent(CHANGES_AT)}
            y1="62"
            y2="86"
            stroke="var(--site-figure-warning)"
            strokeWidth="3"
          />
          <text x={percent(CHANGES_AT)} y="100" textAnchor="middle" fontWeight="700">
            {`${CHANGES_AT} min: new hours`}
          </text>
        </>
      )}
    </svg>
  );
}

function Words(): ReactNode {
  return (
    <ul>
      {POLICIES.map((policy) => (
        <li key={policy}>
          <b>{policy || '(nothing, unchanged for a hundred days)'}:</b>{' '}
          {[4, 8, 20]
            .map((minute) => `${minute} min later ${visit(policy, minute, false).answer}`)
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}

export default function CacheClock(): ReactNode {
  const [policy, setPolicy] = useState<string>(POLICIES[0]);
  const [changes, setChanges] = useState('no');
  const [minute, setMinute] = useState(8);
  const outcome = visit(policy, minute, changes === 'yes');
  return (
    <LiveFigure
      title="A cache’s clock"
      caption="A customer’s browser got the opening-hours page at minute 0. Choose what its Cache-Control said, whether the hours change, and when the page is opened again."
      rules="The page had the tag a1 and hadn’t changed for a hundred days. With the last choice a copy is fresh for one minute. For ten minutes after that, the cache still shows the stale copy and asks afterwards, which is what stale-while-revalidate means."
      said={`After ${minute} min ${tell(outcome)}`}
      isBad={outcome.isOutdated}
      controls={
        <>
          <Choice
            label="The server said"
            value={policy}
            onChange={setPolicy}
            options={POLICIES.map((each) => ({value: each, label: each || '(nothing)'}))}
          />
          <Choice
            label="New hours after 5 min"
            value={changes}
            onChange={setChanges}
            options={['no', 'yes'].map((each) => ({value: each, label: each}))}
          />
        </>
      }
      words={
        <>
          <p>
            What happens when the page is opened again, for each Cache-Control that the server might
            have sent, if the hours haven’t changed. Each time is a separate test. “Cache” means
            that the copy is used and nobody is asked. “304” means that the cache asks first and
            gets a short reply. “200” means that the whole page is sent. “Cache + 304” means that
            the copy is used and the cache asks afterwards.
          </p>
          <Words />
          <p>
            If the hours changed after 5 min, every 304 at 8 and 20 min becomes a 200 with the new
            page, and “cache” shows the old hours.
          </p>
        </>
      }>
      {/* Apart from the other controls, because it's the drawing's axis. */}
      <div className="site-needs-scripts">
        <Range
          label="Opened again after"
          min={0}
          max={LAST_MINUTE}
          value={minute}
          onChange={setMinute}
          says={(value) => `${value} min`}
        />
      </div>
      <Timeline outcome={outcome} minute={minute} changes={changes === 'yes'} />
      <ol style={DIALOGUE}>
        {conversation(outcome).map(([who, what], index) => (
          <li key={index}>
            <b>{who}:</b> {what}
          </li>
        ))}
      </ol>
    </LiveFigure>
  );
}
