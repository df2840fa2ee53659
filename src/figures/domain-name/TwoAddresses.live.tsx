import {Fragment, useState, type ReactNode} from 'react';
import LiveFigure, {Choice} from '@site/src/figures/kit/Live/kit';
import {
  followCookie,
  originDifferences,
  readAddress,
  siteDifferences,
  type Address,
  type Cookie,
} from './address';
import styles from './address.module.css';

const read = (written = '') => readAddress(written) as Address;

/** The page whose server has set the cookie. */
const HOME = read('https://www.example.test/');

/** The choices for the first page: `HOME`, and a page on somebody else's site. */
const FIRST = [HOME.written, 'https://jye10032.github.io/'];

const SECOND = [
  'https://www.example.test/notes',
  'https://www.example.test:8443/',
  'http://www.example.test/',
  'https://shop.example.test/',
  'https://www.example.co.uk/',
  'https://somebody.github.io/',
];

const STARTERS = ['you, typing the address', 'the first page'];

/** The cookie's `Domain` attribute. */
const DOMAINS = [undefined, HOME.domain, HOME.suffix];

/** An origin's parts, each with the punctuation before it. */
const PARTS = [
  ['scheme', ''],
  ['host', '://'],
  ['port', ':'],
] as const;

/** An address with its port written out and the parts that differ from the other address marked. */
function Painted({address, other}: {address: Address; other: Address}): ReactNode {
  return PARTS.map(([part, sign]) => (
    <Fragment key={part}>
      {sign}
      {address[part] === other[part] ? address[part] : <mark>{address[part]}</mark>}
    </Fragment>
  ));
}

const sameOr = (what: string, differences: readonly string[]) =>
  differences.length === 0
    ? `✓ Same ${what}`
    : `✗ Different ${what} (another ${new Intl.ListFormat('en-GB').format(differences)})`;

function sayCookie(cookie: Cookie, domain?: string): string {
  const hosts = domain ? `${domain} and every host below it` : HOME.host;
  return {
    sent: `✓ The cookie is sent: it’s for ${hosts}.`,
    'for other hosts': `✗ The cookie isn’t sent: it’s only for ${hosts}.`,
    'from another site': '✗ The cookie isn’t sent: SameSite=Strict stops it.',
    refused: `✗ No cookie: the browser refused one for ${domain}, a public suffix.`,
  }[cookie];
}

/** The answers to the note's three questions, one per line, each with its meaning. */
function say(from: Address, to: Address, isTyped: boolean, domain?: string): string {
  const origin = originDifferences(from, to);
  const site = siteDifferences(from, to);
  const isOne = (differences: readonly string[]) => differences.length === 0;
  const ofSite = isTyped
    ? 'that doesn’t matter, because you type the address.'
    : `SameSite ${isOne(site) ? 'allows' : 'doesn’t allow'} the cookie.`;
  return [
    `${sameOr('origin', origin)}: a script ${isOne(origin) ? 'may' : 'may not'} read the second page.`,
    `${sameOr('site', site)}: ${ofSite}`,
    sayCookie(followCookie(HOME, to, domain, isTyped ? undefined : from), domain),
  ].join('\n');
}

const OUTCOMES = FIRST.map(read).flatMap((from) =>
  SECOND.map(read).flatMap((to) => DOMAINS.map((domain) => say(from, to, true, domain))),
);

const optionsOf = (texts: readonly string[]) =>
  texts.map((text, value) => ({
    value,
    label: text.replace(/^http:\/\/(.*)\/$/, '$1 over http').replace(/^https:\/\/|\/$/g, ''),
  }));

/** When a cookie is sent: always, only if the address is typed, or never. */
function whenSent(from: Address, to: Address, domain?: string): string {
  const [typed, linked] = [undefined, from].map(
    (starter) => followCookie(HOME, to, domain, starter) === 'sent',
  );
  return linked ? 'always sent' : typed ? 'sent only if you type the address' : 'not sent';
}

function Words() {
  return (
    <>
      {FIRST.map(read).map((from) => (
        <Fragment key={from.written}>
          <p>{`From ${from.written} to`}</p>
          <ul>
            {SECOND.map(read).map((to) => (
              <li key={to.written}>
                {`${to.written}: ${sameOr('origin', originDifferences(from, to))}. ${sameOr('site', siteDifferences(from, to))}. Without Domain, the cookie is ${whenSent(from, to)}; with Domain=${HOME.domain}, it’s ${whenSent(from, to, HOME.domain)}.`}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p>{`With Domain=${HOME.suffix}: ${sayCookie('refused', HOME.suffix)}`}</p>
    </>
  );
}

export default function TwoAddresses(): ReactNode {
  const [first, setFirst] = useState(0);
  const [second, setSecond] = useState(0);
  const [starter, setStarter] = useState(0);
  const [cookie, setCookie] = useState(0);
  const from = read(FIRST[first]);
  const to = read(SECOND[second]);
  const isOneDomain = from.domain === to.domain;
  return (
    <LiveFigure
      title="Two addresses"
      caption={`The server at ${HOME.host} has set a cookie with SameSite=Strict. Now the first page is open, and the browser requests the second. Is the cookie sent, and may a script on the first page read the second?`}
      rules="Two addresses have the same origin if they share scheme, host and port, and the same site if they share scheme and registrable domain. A server can allow scripts from other origins to read its answers. A cookie goes to any port of its host, and over http too unless it’s marked Secure. For SameSite, Firefox and Safari ignore the scheme."
      controls={
        <>
          <Choice
            isOneOfMany
            label="First page"
            value={first}
            onChange={setFirst}
            options={optionsOf(FIRST)}
          />
          <Choice
            label="Second page"
            value={second}
            onChange={setSecond}
            options={optionsOf(SECOND)}
          />
          <Choice
            isOneOfMany
            label="Who starts the request?"
            value={starter}
            onChange={setStarter}
            options={optionsOf(STARTERS)}
          />
          <Choice
            isOneOfMany
            label="The cookie’s Domain"
            value={cookie}
            onChange={setCookie}
            options={optionsOf(DOMAINS.map((each) => each ?? 'none (this host only)'))}
          />
        </>
      }
      said={say(from, to, starter === 0, DOMAINS[cookie])}
      outcomes={OUTCOMES}
      words={<Words />}>
      <dl className={styles.parts}>
        <div>
          <dt>first page</dt>
          <dd>
            <Painted address={from} other={to} />
          </dd>
        </div>
        <div>
          <dt>second page</dt>
          <dd>
            <Painted address={to} other={from} />
          </dd>
        </div>
        <div>
          <dt>registrable domain</dt>
          <dd>
            {isOneDomain ? (
              `${from.domain} in both`
            ) : (
              <>
                <mark>{from.domain}</mark> and <mark>{to.domain}</mark>
              </>
            )}
          </dd>
        </div>
      </dl>
    </LiveFigure>
  );
}
