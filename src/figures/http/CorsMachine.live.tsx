import {useState, type ReactNode} from 'react';
import {Arrow, Box, Segment, Text} from '@site/src/figures/kit/Figure';
import LiveFigure, {Choice, sideBySide} from '@site/src/figures/kit/Live/kit';
import {ANSWERS, callOtherOrigin, tell, type Call, type Result} from './crossOrigin';

/** What a script can ask for, worded for the choice, the drawing and the browser. */
type Wish = Omit<Call, 'answer'> & {label: string; sends: string};

const GET = {method: 'GET', field: '', withCredentials: false};
const POST = {...GET, method: 'POST'};
const WISHES: Record<string, Wish> = {
  read: {label: 'read', sends: 'GET', ...GET},
  form: {label: 'send a form', sends: 'POST', ...POST},
  json: {label: 'send JSON', sends: 'POST with JSON', ...POST, field: 'content-type'},
  delete: {label: 'delete', sends: 'DELETE', ...GET, method: 'DELETE'},
  cookies: {label: 'send cookies', sends: 'GET with cookies', ...GET, withCredentials: true},
  token: {label: 'send a token', sends: 'GET with a token', ...GET, field: 'authorization'},
};
const SERVERS = {
  closed: {label: 'nothing'},
  stars: {label: '* (everybody)'},
  notes: {label: 'this origin, POST, Content-Type'},
  everything: {label: 'this origin, any request, cookies'},
  'login-first': {label: 'all; OPTIONS needs a login (401)'},
};
const statusOf = (method: string) => (method === 'POST' ? '201' : '200');
const [LEFT, RIGHT, STEP] = [30, 266, 38];

const MESSAGE = {overflowWrap: 'anywhere'} as const;

/** At its drawn size on a phone, and a fifth larger where there's room. */
const SIZE = {width: '100%', preserveAspectRatio: 'xMinYMin'};

type ExchangeProps = {
  /** The request in a few words. */
  sends: string;
  call: Call;
  result: Result;
};

function Exchange({sends, call: {method, answer}, result: {arrived, isRead}}: ExchangeProps) {
  const isSent = arrived.includes(method);
  const refusal = answer.status === 401 ? '401, log in first' : `${answer.status}, no permission`;
  const messages = arrived.flatMap((each) =>
    each === 'OPTIONS'
      ? [`OPTIONS: may I ${sends}?`, isSent ? `${answer.status}, you may` : refusal]
      : [
          sends,
          `${statusOf(method)}, ${isRead ? 'your page can read it' : 'the browser hides it'}`,
        ],
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
        const isNo = !isRead && index === messages.length - 1;
        return (
          <Arrow
            key={label}
            from={[from, y]}
            to={[to, y + 6]}
            label={label}
            tone={isNo ? 'warning' : 'plain'}
            thick={isNo}
          />
        );
      })}
      {!isSent && (
        <Text x={148} y={58 + 2.4 * STEP} anchor="middle" size="small" strong>
          {`the ${method} is never sent`}
        </Text>
      )}
    </svg>
  );
}

const WORDS = [
  [
    'Read, or send a form (GET, POST)',
    'the browser doesn’t ask first; the server has to allow this origin or *',
  ],
  [
    'Send cookies (GET)',
    'the browser doesn’t ask first; the server has to allow credentials, and this origin by name',
  ],
  [
    'Send JSON, or a token (Content-Type: application/json, Authorization)',
    'the browser asks first, with a preflight; the server has to allow this origin and the field, and answer OPTIONS with 200 to 299',
  ],
  [
    'Delete (DELETE)',
    'the browser asks first, with a preflight; the server has to allow this origin and the method, and answer OPTIONS with 200 to 299',
  ],
] as const;

function Words(): ReactNode {
  return (
    <>
      <p>
        If the server doesn’t allow a request, what happens depends on whether the browser asks
        first. If it does, nothing is carried out. If it doesn’t, the request is carried out, but
        the script can’t read the answer.
      </p>
      <ul>
        {WORDS.map(([call, rule]) => (
          <li key={call}>
            <b>{call}:</b> {rule}
          </li>
        ))}
      </ul>
    </>
  );
}

const optionsOf = (all: Record<string, {label: string}>) =>
  Object.entries(all).map(([value, {label}]) => ({value, label}));

export default function CorsMachine(): ReactNode {
  const [wish, setWish] = useState('json');
  const [name, setName] = useState('closed');
  const {sends, ...request} = WISHES[wish]!;
  const call: Call = {...request, answer: ANSWERS[name]!};
  const result = callOtherOrigin(call);
  const {because, says, isLenient} = result;
  return (
    <LiveFigure
      title="A request to another origin"
      caption="A script on www.example.test calls another origin (another scheme, host or port), api.example.test. If the script gets nothing, was the request carried out anyway?"
      rules="When the page can’t read the answer, the script gets “TypeError: Failed to fetch”. Only the console says why. (The messages are from Chromium 156, November 2026.)"
      said={tell(sends, call, result)}
      isBad={!result.isRead}
      controls={
        <>
          <Choice
            label="The script wants to"
            value={wish}
            onChange={setWish}
            options={optionsOf(WISHES)}
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
      <div style={sideBySide('16rem')}>
        <Exchange sends={sends} call={call} result={result} />
        <ul style={{margin: 0, fontSize: '0.9375rem'}}>
          <li>
            <b>Does the browser ask first?</b>{' '}
            {because
              ? `Yes, with a preflight, because ${because}.`
              : 'No, a link or a form can send this too.'}
          </li>
          <li>
            <b>In the console:</b>{' '}
            {says ? (
              <samp>
                <code style={MESSAGE}>{`blocked by CORS policy: ${says}`}</code>
              </samp>
            ) : (
              'nothing'
            )}
          </li>
          {isLenient && (
            <li>
              <b>Beware:</b> according to the standard, * doesn’t cover Authorization; Chromium lets
              it through.
            </li>
          )}
        </ul>
      </div>
    </LiveFigure>
  );
}
