/**
 * How a browser takes an address apart, and what it makes of two of them.
 *
 * Parsing is the browser's own (`URL`, https://url.spec.whatwg.org/). Public suffix and registrable
 * domain: URL Standard, "Host miscellaneous", by the algorithm of https://publicsuffix.org/list/.
 * Origin and site: HTML Standard, "Origin" and "Sites". Cookies: RFC 10025, 5.1.3 and 5.7.
 */

/**
 * The rules of the Public Suffix List that the addresses of the note need; none of them has a rule
 * with `*` or `!`. Where no rule fits, the last label is the suffix, as the list's algorithm says.
 */
const SUFFIXES = ['com', 'org', 'uk', 'co.uk', 'io', 'github.io'];

const DEFAULT_PORTS: Record<string, string> = {https: '443', http: '80'};

export type Address = {
  written: string;
  /** What stands before an `@` and is no part of the host. */
  user: string;
  scheme: string;
  host: string;
  port: string;
  /** The port is not in the address that the browser keeps, because it is the scheme's own. */
  isUsualPort: boolean;
  /** Path and what follows it. */
  path: string;
  /** An address in numbers, which has no suffix. */
  isNumber: boolean;
  suffix?: string;
  /** The registrable domain. */
  domain?: string;
};

export function publicSuffixOf(host: string): string {
  const labels = host.split('.');
  const endings = labels.map((_, index) => labels.slice(index).join('.'));
  return endings.find((each) => SUFFIXES.includes(each)) ?? labels.at(-1) ?? '';
}

/** @returns none where the host is a public suffix itself */
export function registrableDomainOf(host: string): string | undefined {
  const suffix = publicSuffixOf(host);
  const label =
    host === suffix
      ? undefined
      : host
          .slice(0, -suffix.length - 1)
          .split('.')
          .at(-1);
  return label && `${label}.${suffix}`;
}

/** @returns none where it is no URL */
export function readAddress(written: string): Address | undefined {
  let url: URL;
  try {
    url = new URL(written);
  } catch {
    return undefined;
  }
  const scheme = url.protocol.slice(0, -1);
  const host = url.hostname;
  const isNumber = /^\[|\.\d+$/.test(host);
  return {
    written,
    user: decodeURIComponent([url.username, url.password].filter(Boolean).join(':')),
    scheme,
    host,
    port: url.port || (DEFAULT_PORTS[scheme] ?? ''),
    isUsualPort: url.port === '',
    path: url.pathname + url.search,
    isNumber,
    ...(!isNumber && {suffix: publicSuffixOf(host), domain: registrableDomainOf(host)}),
  };
}

const ORIGIN = ['scheme', 'host', 'port'] as const;

/** @returns what of the origin differs; nothing means one origin */
export const originDifferences = (a: Address, b: Address) =>
  ORIGIN.filter((part) => a[part] !== b[part]);

/** @returns what of the site differs; nothing means one site */
export function siteDifferences(a: Address, b: Address) {
  const isOneDomain = a.domain && b.domain ? a.domain === b.domain : a.host === b.host;
  return [
    ...(a.scheme === b.scheme ? [] : (['scheme'] as const)),
    ...(isOneDomain ? [] : (['registrable domain'] as const)),
  ];
}

/** RFC 10025, 5.1.3; hosts that are addresses in numbers match themselves alone. */
const domainMatches = (host: string, domain: string) =>
  host === domain || (host.endsWith(`.${domain}`) && !/\.\d+$/.test(host));

export type Cookie = 'refused' | 'goes' | 'stays';

/**
 * What becomes of a cookie that `from` sets, not marked `Secure`, when the browser asks `to`. Neither
 * scheme nor port matters to it (RFC 10025, 8.5).
 *
 * @param domain the attribute `Domain`; without it the cookie is for the host alone
 */
export function followCookie(from: Address, to: Address, domain?: string): Cookie {
  const isSuffix =
    domain !== undefined && domain !== from.host && publicSuffixOf(domain) === domain;
  if (isSuffix || (domain !== undefined && !domainMatches(from.host, domain))) {
    return 'refused';
  }
  const isForHostAlone = domain === undefined || publicSuffixOf(domain) === domain;
  const goes = isForHostAlone ? to.host === from.host : domainMatches(to.host, domain);
  return goes ? 'goes' : 'stays';
}
