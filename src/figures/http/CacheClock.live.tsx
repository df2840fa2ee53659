import {useState, type ReactNode} from 'react';
import {Arrow, Box, Text} from '@site/src/figures/kit/Figure';
import LiveFigure, {Choice, Range, Sides} from '@site/src/figures/kit/Live/kit';
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
const WIDTH = 296;

const x = (minute: number) => 6 + (Math.min(minute, LAST_MINUTE) * (WIDTH - 12)) / LAST_MINUTE;

const visit = (cacheControl: string, minute: number, changes: boolean) =>
  visitAgain({
    cacheControl,
    unchangedFor: HUNDRED_DAYS,
    age: minute * 60,
    hasChanged: changes && minute >= CHANGES_AT,
  });

const RULES: Record<Outcome['rule'], string> = {
  'no-store': 'No copy may be kept, so the page is fetched again',
  'no-cache': 'A copy is kept, but the cache must ask before each use',
  guess:
    'The server didn’t say how long, so the cache guesses: unchanged for a hundred days, fresh for ten',
  fresh: 'The copy’s age hasn’t reached its lifetime, so nobody asks',
  grace: 'The copy is stale, but it may be used at once, and the cache asks afterwards',
  stale: 'The copy’s age has reached its lifetime, so the cache asks',
};

/** The messages between the two ends and the cache, in order. */
function conversation({copy, answer, rule}: Outcome): [who: string, what: string][] {
  const server = answer.endsWith('304')
    ? '304. Still the same.'
    : '200. Here’s the page, with the tag "b2".';
  const talk: [string, string][] = [
    ['Cache', copy === 'none' ? 'Server? GET /hours' : 'Server? GET /hours, If-None-Match: "a1"'],
    ['Server', copy === 'none' ? '200. Here’s the whole page.' : server],
  ];
  const give: [string, string] = [
    'Cache',
    rule === 'grace' ? 'Here’s my copy. I’ll ask later.' : 'Here’s my copy.',
  ];
  const asked: [string, string] = [
    'Cache',
    answer !== '304'
      ? 'Here you are, it’s just come in.'
      : rule === 'no-cache'
        ? 'Here’s my copy.'
        : 'Here’s my copy, and it’s fresh again.',
  ];
  const page: [string, string] = ['Page', '/hours, please.'];
  return answer === 'cache'
    ? [page, give]
    : rule === 'grace'
      ? [page, give, ...talk]
      : [page, ...talk, asked];
}

/** At its drawn size on a phone, and a fifth larger where there's room. */
const SIZE = {width: '100%', preserveAspectRatio: 'xMinYMin'};

function Timeline({
  outcome: {copy, rule, lifetime, grace},
  minute,
}: {
  outcome: Outcome;
  minute: number;
}) {
  const until = [lifetime / 60, (lifetime + grace) / 60, LAST_MINUTE];
  const names =
    copy === 'none'
      ? ['', '', 'nothing kept']
      : ['fresh', 'stale, usable', rule === 'no-cache' ? 'kept, ask first' : 'stale, ask'];
  return (
    <svg viewBox={`0 0 ${WIDTH} 86`} {...SIZE} height={1.2 * 86} aria-hidden>
      {names.map((name, index) => {
        const [from, to] = [x(until[index - 1] ?? 0), x(until[index]!)];
        const isWide = to - from > name.length * 6.4;
        return (
          to > from && (
            <Box
              key={name}
              x={from}
              y={30}
              width={to - from}
              height={30}
              detail={isWide ? name : undefined}
              tone={index === 0 ? 'accent' : 'plain'}
              dashed={index > 0}
            />
          )
        );
      })}
      <Arrow from={[x(minute), 18]} to={[x(minute), 30]} thick />
      <Text
        x={Math.min(Math.max(x(minute), 44), WIDTH - 44)}
        y={13}
        anchor="middle"
        size="small"
        strong>
        {`now, ${minute} min`}
      </Text>
      <Text x={6} y={78} size="small" tone="muted">
        first visit
      </Text>
      <Text x={WIDTH - 6} y={78} size="small" tone="muted" anchor="end">
        {`${LAST_MINUTE} min`}
      </Text>
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
  const [minute, setMinute] = useState(4);
  const outcome = visit(policy, minute, changes === 'yes');
  const isReplaced = outcome.copy !== 'none' && outcome.answer.endsWith('200');
  const seen = outcome.isOutdated
    ? ' The customer sees the old hours.'
    : isReplaced
      ? ' The hours have changed.'
      : '';
  return (
    <LiveFigure
      title="A cache’s clock"
      caption="A customer’s browser got the opening-hours page at minute 0. The page had the tag a1 and hadn’t changed for a hundred days. Choose what its Cache-Control said, whether the hours change, and when the page is opened again."
      rules="The answers: “cache” means that the copy is used and nobody is asked; 304, that the cache asks first and gets a short reply; 200, that the whole page is sent. With the last choice a copy is fresh for one minute. In the ten minutes after that the cache shows it although it’s stale, and asks afterwards: “cache + 304”. (That’s what stale-while-revalidate means: stale while asking again.)"
      said={`After ${minute} min: ${outcome.answer}. ${RULES[outcome.rule]}.${seen}`}
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
          <Range
            label="Opened again after"
            min={1}
            max={LAST_MINUTE}
            value={minute}
            onChange={setMinute}
            says={(value) => `${value} min`}
          />
        </>
      }
      words={
        <>
          <p>
            What happens when the page is opened again, for each Cache-Control that the server might
            have sent, if the hours haven’t changed. Each time is a separate test.
          </p>
          <Words />
          <p>
            If the hours changed after 5 min, every 304 at 8 and 20 min becomes a 200 with the new
            page, and “cache” shows the old hours.
          </p>
        </>
      }>
      <Sides>
        <Timeline outcome={outcome} minute={minute} />
        <ol>
          {conversation(outcome).map(([who, what], index) => (
            <li key={index}>
              <b>{who}:</b> {what}
            </li>
          ))}
        </ol>
      </Sides>
    </LiveFigure>
  );
}
