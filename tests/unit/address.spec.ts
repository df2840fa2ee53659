import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {
  followCookie,
  publicSuffixOf,
  readAddress,
  registrableDomainOf,
  type Address,
} from '../../src/figures/domain-name/address';

function read(written: string): Address {
  const address = readAddress(written);
  expect(address, written).toBeDefined();
  return address as Address;
}

/** A transcript from the lab, without its caption. */
const transcript = (name: string) =>
  readFileSync(`labs/names/expected/${name}.txt`, 'utf8').trim().split('\n').slice(1);

test('parses the same hosts as the lab', () => {
  const lines = transcript('hosts');
  const pairs = lines.flatMap((line, index) => {
    const written = /'(https:[^']+)'/.exec(line)?.[1];
    return written ? [[written, lines[index + 1]] as const] : [];
  });
  expect(pairs.length).toBe(7);
  for (const [written, answer] of pairs) {
    expect(String(readAddress(written)?.host ?? false), written).toBe(answer);
  }
});

test('keeps and drops the same cookies as curl', () => {
  const text = transcript('cookies').join(' ');
  const hosts = ['www.example.test', 'www.example.co.uk', 'jye10032.github.io'];
  const kept = [...text.matchAll(/Added cookie \S+ for domain ([\w.]+)/g)].map(([, each]) => each);
  const dropped = [...text.matchAll(/must not set\s+cookies\s+for\s+'([\w.]+)'/g)].map(
    ([, each]) => each,
  );
  expect(kept).toEqual(['example.test', 'example.co.uk']);
  expect(dropped).toEqual(['test', 'co.uk', 'uk', 'github.io', 'io']);
  const above = hosts.flatMap((host) => {
    const labels = host.split('.');
    return labels.slice(1).map((_, index) => [host, labels.slice(index + 1).join('.')] as const);
  });
  for (const [host, domain] of above) {
    const from = read(`http://${host}/`);
    const isKept = followCookie(from, from, domain) !== 'refused';
    expect(isKept, `${host} for ${domain}`).toBe(kept.includes(domain));
  }
});

test('a cookie with SameSite=Strict isn’t sent if another site starts the request', () => {
  const [bakery, shop, stranger, plain] = [
    'https://www.example.test/',
    'https://shop.example.test/',
    'https://jye10032.github.io/',
    'http://www.example.test/',
  ].map(read) as [Address, Address, Address, Address];
  const follow = (to: Address, starter?: Address) =>
    followCookie(bakery, to, bakery.domain, starter);
  expect(follow(shop)).toBe('sent');
  expect(follow(shop, bakery)).toBe('sent');
  expect(follow(shop, stranger)).toBe('from another site');
  expect(follow(plain)).toBe('sent');
  expect(follow(plain, bakery)).toBe('from another site');
  expect(follow(stranger, stranger)).toBe('for other hosts');
});

// Lines from https://raw.githubusercontent.com/publicsuffix/list/main/tests/test_psl.txt.
test('passes the Public Suffix List’s own tests for registrable domains', () => {
  const cases: [string, string | undefined][] = [
    ['com', undefined],
    ['example.com', 'example.com'],
    ['b.example.com', 'example.com'],
    ['a.b.example.com', 'example.com'],
    ['example', undefined],
    ['example.example', 'example.example'],
    ['a.b.example.example', 'example.example'],
  ];
  for (const [host, domain] of cases) {
    expect(registrableDomainOf(host), host).toBe(domain);
  }
  expect(publicSuffixOf('jye10032.github.io')).toBe('github.io');
  expect(registrableDomainOf('github.io')).toBeUndefined();
});
