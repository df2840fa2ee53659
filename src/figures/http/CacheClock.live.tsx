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

/** What happens, in a sentence that goes on from “After 4 min”. */
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
const DIALOGUE = {minHeight: 'calc(5lh + 1.5rem)', fontSize: '0.9375rem'};

/** At its drawn size on a phone, and a fifth larger where there's room. */
const SIZE = {width: '100%', preserveAspectRatio: 'xMinYMin'};
const HEIGHT = 106;

function Timeline({
  outcome: {copy, rule, lifetime, grace},
  minute,
  changes,
}: {
  outcome: Outcome;
  minute: number;
  changes: boolean;
}) {
  const until = [lifetime / 60, (lifetime + grace) / 60, LAST_MINUTE];
  const borders = [...new Set(until)].filter((end) => end > 0 && end <= LAST_MINUTE);
  const names =
    copy === 'none'
      ? ['', '', 'nothing kept']
      : ['fresh', 'stale, usable', rule === 'no-cache' ? 'kept, ask first' : 'stale, ask'];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} {...SIZE} height={1.2 * HEIGHT} aria-hidden>
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
      {borders[0]! > 4 && (
        <Text x={6} y={76} size="small" tone="muted">
          0 min
        </Text>
      )}
      {borders.map((end) => (
        <Text
          key={end}
          x={end === LAST_MINUTE ? WIDTH - 6 : x(end)}
          y={76}
          size="small"
          tone="muted"
          anchor={end === LAST_MINUTE ? 'end' : 'middle'}>
          {`${end} min`}
        </Text>
      ))}
      {changes && (
        <>
          <Arrow from={[x(CHANGES_AT), 86]} to={[x(CHANGES_AT), 62]} tone="warning" thick />
          <Text x={x(CHANGES_AT)} y={100} anchor="middle" size="small" strong>
            {`${CHANGES_AT} min: new hours`}
          </Text>
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
      rules="The page had the tag a1 and hadn’t changed for a hundred days. With the last choice a copy is fresh for one minute. In the ten minutes after that the cache shows it although it’s stale, and asks afterwards. (That’s what stale-while-revalidate means: stale while asking again.)"
      said={`After ${minute} min ${tell(outcome)}`}
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
      <Sides>
        <Timeline outcome={outcome} minute={minute} changes={changes === 'yes'} />
        <ol style={DIALOGUE}>
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
