import {useState, type ReactNode} from 'react';
import {Arrow, Box, Segment, Text} from '@site/src/figures/kit/Figure';
import LiveFigure, {Choice, Sides} from '@site/src/figures/kit/Live/kit';
import {ANSWERS, callOtherOrigin, type Result} from './crossOrigin';

const SERVERS = {
  closed: 'nothing: no CORS field',
  stars: '* (everybody)',
  notes: 'this origin, POST, Content-Type',
  everything: 'this origin, all, cookies too',
  'login-first': 'all of this, but 401 to OPTIONS',
};
const FIELDS = {
  '': 'none',
  'content-type': 'Content-Type: application/json',
  authorization: 'Authorization',
};
const statusOf = (method: string) => (method === 'POST' ? '201' : '200');
const [LEFT, RIGHT, STEP] = [30, 266, 38];

/** At its drawn size on a phone, and a fifth larger where there's room. */
const SIZE = {width: '100%', preserveAspectRatio: 'xMinYMin'};

function Exchange({arrived, isRead, because, status}: Result & {status: number}) {
  const last = arrived.at(-1)!;
  const messages = arrived.flatMap((method) =>
    method === 'OPTIONS'
      ? ['OPTIONS: may I?', last === 'OPTIONS' ? `${status}, not enough` : `${status}, you may`]
      : [method, isRead ? `${statusOf(method)}, readable` : `${statusOf(method)}, not readable`],
  );
  const bottom = 44 + 4 * STEP;
  return (
    <svg viewBox={`0 0 296 ${bottom + 4}`} {...SIZE} height={1.2 * bottom} aria-hidden>
      <Box x={2} y={2} width={112} height={28} detail="browser (www)" />
      <Box x={182} y={2} width={112} height={28} detail="server (api)" />
      {[LEFT, RIGHT].map((x) => (
        <Segment
          key={x}
          dashed
          tone="muted"
          points={[
            [x, 30],
            [x, bottom],
          ]}
        />
      ))}
      {messages.map((label, index) => {
        const y = 58 + index * STEP;
        const [from, to] = index % 2 === 0 ? [LEFT, RIGHT] : [RIGHT, LEFT];
        return <Arrow key={label} from={[from, y]} to={[to, y + 6]} label={label} />;
      })}
      {because && last === 'OPTIONS' && (
        <Text x={148} y={58 + 2.4 * STEP} anchor="middle" size="small" strong>
          the request itself is never sent
        </Text>
      )}
    </svg>
  );
}

const WORDS = [
  [
    'GET, or a POST that a form could send',
    'no preflight; the server has to allow this origin, or *',
  ],
  [
    'The same with cookies',
    'no preflight; the server has to allow this origin by name, and credentials',
  ],
  [
    'With Content-Type: application/json, or Authorization',
    'preflight; the server has to allow this origin and the field, and answer OPTIONS with 200 to 299',
  ],
  [
    'DELETE',
    'preflight; the server has to allow this origin and the method, and answer OPTIONS with 200 to 299',
  ],
] as const;

function Words(): ReactNode {
  return (
    <ul>
      {WORDS.map(([call, rule]) => (
        <li key={call}>
          <b>{call}:</b> {rule}
        </li>
      ))}
    </ul>
  );
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({value, label}));

export default function CorsMachine(): ReactNode {
  const [method, setMethod] = useState('POST');
  const [field, setField] = useState('content-type');
  const [cookies, setCookies] = useState('no');
  const [name, setName] = useState('closed');
  const result = callOtherOrigin({
    method,
    field,
    withCredentials: cookies === 'yes',
    answer: ANSWERS[name]!,
  });
  const {because, arrived, isRead, says, isLenient} = result;
  const happened = arrived.includes(method);
  const gets = isRead ? `status ${statusOf(method)} and the content` : 'TypeError: Failed to fetch';
  return (
    <LiveFigure
      title="A request to another origin"
      caption="A script on www.example.test calls api.example.test. If the script gets nothing, check whether the request arrived anyway."
      rules="The console messages are from Chromium 156, November 2026."
      said={`${because ? `Preflight, because ${because}` : 'No preflight'}. Arrived: ${arrived.join(', then ')}. The script gets: ${gets}.`}
      controls={
        <>
          <Choice
            label="Method"
            value={method}
            onChange={setMethod}
            options={['GET', 'POST', 'DELETE'].map((value) => ({value, label: value}))}
          />
          <Choice
            label="Field added"
            value={field}
            onChange={setField}
            options={optionsOf(FIELDS)}
          />
          <Choice
            label="With credentials, such as cookies"
            value={cookies}
            onChange={setCookies}
            options={['no', 'yes'].map((value) => ({value, label: value}))}
          />
          <Choice
            label="The server allows"
            value={name}
            onChange={setName}
            options={optionsOf(SERVERS)}
          />
        </>
      }
      words={<Words />}>
      <Sides>
        <Exchange {...result} status={ANSWERS[name]!.status} />
        <ul>
          <li>
            <b>At the server:</b>{' '}
            {happened ? `${method} was carried out` : `${method} never arrived`}
          </li>
          <li>
            <b>In the console:</b> {says ? `blocked by CORS policy: ${says}` : 'nothing'}
          </li>
          {isLenient && (
            <li>
              <b>Beware:</b> according to the standard, * doesn’t cover Authorization; Chromium lets
              it through.
            </li>
          )}
        </ul>
      </Sides>
    </LiveFigure>
  );
}
