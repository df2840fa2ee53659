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

const FIRST = ['https://www.example.test/', 'https://jye10032.github.io/'];

const SECOND = [
  'https://www.example.test/notes',
  'https://www.example.test:8443/',
  'http://www.example.test/',
  'https://shop.example.test/',
  'https://www.example.co.uk/',
  'https://somebody.github.io/',
];

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

const COOKIE: Record<Cookie, string> = {
  sent: 'the cookie is sent',
  'not sent': 'the cookie isn’t sent, because it isn’t for that host',
  refused: 'the browser refused the cookie, because its Domain is a public suffix',
};

const read = (written = '') => readAddress(written) as Address;

const answer = (differences: readonly string[]) =>
  differences.length === 0 ? 'yes' : `no, different ${differences.join(' and ')}`;

/** Each kind of cookie's `Domain` attribute. */
const domainsOf = ({domain, suffix}: Address) => [undefined, domain, suffix];

const optionsOf = (texts: readonly string[]) =>
  texts.map((text, value) => ({
    value,
    label: text.replace(/^http:\/\/(.*)\/$/, '$1 over http').replace(/^https:\/\/|\/$/g, ''),
  }));

function Words() {
  const from = read(FIRST[0]);
  return (
    <>
      <p>{`Compared with ${from.written}, and what happens to its cookie:`}</p>
      <ul>
        {SECOND.map((written) => {
          const to = read(written);
          const [alone, wide] = [undefined, from.domain].map((each) =>
            followCookie(from, to, each),
          );
          return (
            <li key={written}>
              {`${written}: same origin ${answer(originDifferences(from, to))}; same site ${answer(siteDifferences(from, to))}; a cookie without Domain is ${alone}, and one with Domain=${from.domain} is ${wide}.`}
            </li>
          );
        })}
      </ul>
    </>
  );
}

export default function TwoAddresses(): ReactNode {
  const [first, setFirst] = useState(0);
  const [second, setSecond] = useState(0);
  const [cookie, setCookie] = useState(0);
  const from = read(FIRST[first]);
  const to = read(SECOND[second]);
  const domain = domainsOf(from)[cookie];
  const said = `Same origin: ${answer(originDifferences(from, to))}. Same site: ${answer(siteDifferences(from, to))}. And ${COOKIE[followCookie(from, to, domain)]}.`;
  return (
    <LiveFigure
      title="Two addresses"
      caption="The first page’s server sets a cookie, with or without Domain as you choose. Then you type the second address yourself."
      rules="No other page starts the request, so SameSite doesn’t matter, and only the host counts. That’s why the cookie can be sent even when the two pages aren’t the same site: from https to http, for example. (A cookie marked Secure goes over https only.)"
      controls={
        <>
          <Choice label="First page" value={first} onChange={setFirst} options={optionsOf(FIRST)} />
          <Choice
            label="Its cookie"
            value={cookie}
            onChange={setCookie}
            options={optionsOf(
              domainsOf(from).map((each) => (each ? `with Domain=${each}` : 'without Domain')),
            )}
          />
          <Choice
            label="Second page"
            value={second}
            onChange={setSecond}
            options={optionsOf(SECOND)}
          />
        </>
      }
      said={said}
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
            {from.domain}
            {from.domain === to.domain ? (
              ' in both'
            ) : (
              <>
                {' and '}
                <mark>{to.domain}</mark>
              </>
            )}
          </dd>
        </div>
      </dl>
    </LiveFigure>
  );
}
