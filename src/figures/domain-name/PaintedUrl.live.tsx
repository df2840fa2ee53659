import {Fragment, useState, type ReactNode} from 'react';
import LiveFigure, {Choice} from '@site/src/figures/kit/Live/kit';
import {isListed, readAddress, type Address} from './address';
import styles from './address.module.css';

/** Addresses, each with what's unusual about it. */
const ADDRESSES = [
  ['https://www.example.test/', 'The port isn’t written, because 443 is the usual one for https.'],
  ['https://www.example.test:8443/order', 'The port is part of the origin but not of the site.'],
  ['https://WWW.Example.TEST:443/', 'Capitals became lower case, and the usual port was dropped.'],
  [
    'https://shop.example.co.uk/',
    'Strangers hold names below co.uk, so the registrable domain includes one more label.',
  ],
  ['https://jye10032.github.io/', 'Strangers hold names below github.io too.'],
  ['https://github.io/', 'It’s a public suffix itself, so its site is the whole host.'],
  [
    'https://www.bank.example.check-in.test/login',
    'The holder made up everything before check-in.',
  ],
  [
    'https://user@www.example.test@evil.example/',
    'Here everything between // and the last @ is a user name, not part of the host.',
  ],
  [
    'https://198.51.100.20/',
    'All parts are numbers, so it’s an IP address. It has no suffix, and its site is the whole host.',
  ],
  ['https://bücher.example/', 'The name travels as letters from a to z, digits and hyphens.'],
  [
    'http://localhost:3000/',
    'It’s your machine. A single label has no registrable domain, so the whole host counts.',
  ],
  [
    'https://example.255/',
    'A host that ends in a number has to be an IP address, and this one isn’t, because “example” isn’t a number.',
  ],
] as const;

/** Marks a piece that isn't part of the written address; it's shown only where it matters. */
const IMPLIED = 'implied';

type Token = readonly [text: string, ...kinds: string[]];

/** The pieces of the address as the browser stores it, each with the parts it belongs to. */
function tokensOf({scheme, host, port, isUsualPort, path, suffix, domain}: Address): Token[] {
  const whole = ['host', 'origin'];
  const end = domain && suffix ? suffix : '';
  return [
    [scheme, 'scheme', 'origin', 'site'],
    ['://', 'origin'],
    ...(domain && end
      ? ([
          [host.slice(0, -domain.length), ...whole],
          [domain.slice(0, -end.length), ...whole, 'registrable domain', 'site'],
          [end, ...whole, 'public suffix', 'registrable domain', 'site'],
        ] as const)
      : ([[host, ...whole, 'site', suffix ? 'public suffix' : '']] as const)),
    [`:${port}`, 'port', 'origin', isUsualPort ? IMPLIED : ''],
    [path],
  ];
}

/** The part that the note asks about, and the others. */
const ANSWER = 'registrable domain';
const OTHERS = ['public suffix', 'scheme', 'host', 'port', 'origin', 'site'];

function Parts({address, parts}: {address?: Address; parts: readonly string[]}) {
  const tokens = address ? tokensOf(address) : [];
  return parts.map((part) => {
    const isThere = tokens.some(([, ...kinds]) => kinds.includes(part));
    return (
      <div key={part}>
        <dt>{part === ANSWER ? <strong>{part}</strong> : part}</dt>
        <dd>
          {isThere
            ? tokens.map((token, index) => <Piece key={index} {...{token, part}} />)
            : 'none'}
        </dd>
      </div>
    );
  });
}

/** Lets a long address break before punctuation marks instead of inside a label. */
const breakable = (text: string) =>
  text.split(/(?=[.:/@])(?<!\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

function Piece({token: [text, ...kinds], part}: {token: Token; part: string}) {
  const isImplied = kinds.includes(IMPLIED);
  if (text && kinds.includes(part)) {
    return <mark className={isImplied ? styles.implied : undefined}>{breakable(text)}</mark>;
  }
  return isImplied ? null : breakable(text);
}

function say(address?: Address): string {
  if (!address) {
    return 'This isn’t a URL, so the browser asks nobody.';
  }
  const {host, domain, isNumber} = address;
  return isNumber
    ? `The browser asks ${host}, which is an address, not a name.`
    : `The browser asks ${host}${domain && domain !== host ? `, which belongs to the holder of ${domain}` : ''}.`;
}

const OUTCOMES = ADDRESSES.map(([written, why]) => `${say(readAddress(written))} ${why}`);

/** Where the public suffix comes from if it isn't on the list. */
const sayEnding = (suffix: string) =>
  isListed(suffix)
    ? ''
    : ` The ending ${suffix} isn’t on the browsers’ list of public suffixes; for a name like that, the last label counts as the suffix.`;

/** The host as written, with any user name and port. */
const hostOf = (written: string) => written.replace(/^.*\/\/|\/[^/]*$/g, '');

function Words() {
  return (
    <>
      <p>An origin is scheme, host and port; a site is scheme and registrable domain.</p>
      <ul>
        {ADDRESSES.map(([written, why]) => {
          const address = readAddress(written);
          const {host, suffix = 'none', domain = 'none', port} = address ?? {};
          const parts = `host ${host}, public suffix ${suffix}, registrable domain ${domain}, port ${port}`;
          return <li key={written}>{`${written}: ${address ? parts : 'not a URL'}. ${why}`}</li>;
        })}
      </ul>
    </>
  );
}

export default function PaintedUrl(): ReactNode {
  const [chosen, setChosen] = useState(0);
  const [written] = ADDRESSES[chosen] ?? ADDRESSES[0];
  const address = readAddress(written);
  return (
    <LiveFigure
      title="The parts of an address"
      caption="Choose an address. The figure shows it as the browser stores it, and each row marks the parts that its label refers to; the next section explains origin and site."
      rules={`Dashed: the usual port, which a browser leaves out.${address?.suffix ? sayEnding(address.suffix) : ''}`}
      controls={
        <Choice
          label="Address"
          value={chosen}
          onChange={setChosen}
          options={ADDRESSES.map(([written], value) => ({value, label: hostOf(written)}))}
        />
      }
      said={OUTCOMES[chosen]!}
      outcomes={OUTCOMES}
      words={<Words />}>
      <dl className={styles.parts}>
        <div>
          <dt>as written</dt>
          <dd>{breakable(written)}</dd>
        </div>
        <div>
          <dt>user name</dt>
          <dd>{address?.user || 'none'}</dd>
        </div>
        <Parts address={address} parts={[ANSWER]} />
      </dl>
      <hr style={{background: 'currentColor', opacity: 0.3}} />
      <dl className={styles.parts}>
        <Parts address={address} parts={OTHERS} />
      </dl>
    </LiveFigure>
  );
}
