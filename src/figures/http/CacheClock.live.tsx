import {useState, type ReactNode} from 'react';
import LiveFigure, {BELOW_RANGE, Choice, Range} from '@site/src/figures/kit/Live/kit';
import {visitAgain, type Outcome} from './cacheClock';

const POLICIES = [
  'max-age=600',
  'no-cache',
  'no-store',
  '',
  'max-age=60, stale-while-revalidate=600',
] as const;
const LABELS: Record<string, string> = {
  'max-age=600': 'max-age=600 (10 min)',
  'no-cache': 'no-cache (ask first)',
  'no-store': 'no-store (keep nothing)',
  '': '(nothing)',
};
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
    guess: `nobody asks: no lifetime was set, so the cache chose ten days.${old}`,
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
const DIALOGUE = {minHeight: '8.3em', margin: 0, fontSize: '0.9375rem'};

/** About how many minutes a character takes up on a phone. */
const CHARACTER = 0.6;

type TimelineProps = {outcome: Outcome; minute: number; changes: boolean};

function Timeline({outcome, minute, changes}: TimelineProps) {
  const {copy, rule, lifetime, grace} = outcome;
  const ends = [lifetime / 60, (lifetime + grace) / 60, LAST_MINUTE].map((end) =>
    Math.min(end, LAST_MINUTE),
  );
  const names =
    copy === 'none'
      ? ['', '', 'nothing kept']
      : ['fresh', 'stale, usable', rule === 'no-cache' ? 'kept, ask first' : 'stale, ask'];
  const bands = names
    .map((name, index) => ({
      name,
      from: ends[index - 1] ?? 0,
      to: ends[index]!,
      isFresh: index === 0,
    }))
    .filter(({from, to}) => to > from);
  const fillOf = (isFresh: boolean) => `var(--site-figure-${isFresh ? 'accent-fill' : 'fill'})`;
  return (
    <svg
      height="104"
      style={BELOW_RANGE}
      overflow="visible"
      fontSize="14"
      fill="currentColor"
      aria-hidden>
      {bands.map(({name, from, to, isFresh}) => (
        <rect
          key={name}
          x={percent(from)}
          y="28"
          width={percent(to - from)}
          height="32"
          fill={fillOf(isFresh)}
          stroke={`var(--site-figure-${isFresh ? 'accent' : 'stroke'})`}
          strokeWidth="1.5"
          strokeDasharray={isFresh ? undefined : '5 4'}
        />
      ))}
      <rect x={percent(minute)} y="20" width="4" height="48" transform="translate(-2)" />
      {/* Drawn over the line, which would otherwise cross out the words. */}
      {bands
        .filter(({name, from, to}) => to - from > name.length * CHARACTER)
        .map(({name, from, to, isFresh}) => (
          <text
            key={name}
            x={percent((from + to) / 2)}
            y="49"
            textAnchor="middle"
            stroke={fillOf(isFresh)}
            strokeWidth="6"
            paintOrder="stroke">
            {name}
          </text>
        ))}
      <text x={percent(minute)} y="14" textAnchor={anchorAt(minute)} fontWeight="700">
        {`now, ${minute} min`}
      </text>
      {[...new Set([0, ...ends])].map((end) => (
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
      rules="The page had the tag a1 and hadn’t changed for a hundred days. With the last option, a copy is fresh for one minute. For ten minutes after that, the cache still shows the stale copy and asks afterwards, which is what stale-while-revalidate means."
      said={`After ${minute} min ${tell(outcome)}`}
      isBad={outcome.isOutdated}
      controls={
        <>
          <Choice
            label="The server said"
            value={policy}
            onChange={setPolicy}
            options={POLICIES.map((each) => ({value: each, label: LABELS[each] ?? each}))}
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
            If the hours haven’t changed, this is what each Cache-Control does when the page is
            opened again. Each time is a separate test. “Cache” means that the copy is used and
            nobody is asked. “304” means that the cache asks first and gets a short reply. “200”
            means that the whole page is sent. “Cache + 304” means that the copy is used and the
            cache asks afterwards.
          </p>
          <Words />
          <p>
            If the hours changed after 5 min, every 304 at 8 and 20 min becomes a 200 with the new
            page, and “cache” shows the old hours.
          </p>
        </>
      }>
      {/* Separate from the other controls: it's the drawing's axis. */}
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
