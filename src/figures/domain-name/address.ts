/**
 * How a browser parses an address, and how it compares two addresses.
 *
 * Parsing is the browser's own (`URL`, https://url.spec.whatwg.org/). Public suffix and registrable
 * domain: URL Standard, "Host miscellaneous", by the algorithm of https://publicsuffix.org/list/.
 * Origin and site: HTML Standard, "Origin" and "Sites". Cookies: RFC 10025, 5.1.3 and 5.7.
 */

/**
 * The Public Suffix List's rules for the note's addresses, none of which needs a rule with `*` or `!`. If no
 * rule matches, the suffix is the last label, as the list's algorithm says.
 */
const SUFFIXES = ['com', 'org', 'uk', 'co.uk', 'io', 'github.io'];

const DEFAULT_PORTS: Record<string, string> = {https: '443', http: '80'};

export type Address = {
  written: string;
  /** The text before an `@`, which isn't part of the host. */
  user: string;
  scheme: string;
  host: string;
  port: string;
  /** Whether the port is the scheme's default, which the browser drops from the address. */
  isUsualPort: boolean;
  /** The path and everything after it. */
  path: string;
  /** Whether the host is an IP address, which has no suffix. */
  isNumber: boolean;
  suffix?: string;
  /** The registrable domain. */
  domain?: string;
};

/** @returns Whether the suffix has a rule; otherwise it's just the last label of its name. */
export const isListed = (suffix: string) => SUFFIXES.includes(suffix);

export function publicSuffixOf(host: string): string {
  const labels = host.split('.');
  const endings = labels.map((_, index) => labels.slice(index).join('.'));
  return endings.find(isListed) ?? labels.at(-1) ?? '';
}

/** @returns `undefined` if the host is itself a public suffix. */
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

/** @returns `undefined` if the text isn't a URL. */
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

/** @returns The parts of the origin that differ; empty if it's the same origin. */
export const originDifferences = (a: Address, b: Address) =>
  ORIGIN.filter((part) => a[part] !== b[part]);

/** @returns The parts of the site that differ; empty if it's the same site. */
export function siteDifferences(a: Address, b: Address) {
  const isOneDomain = a.domain && b.domain ? a.domain === b.domain : a.host === b.host;
  return [
    ...(a.scheme === b.scheme ? [] : (['scheme'] as const)),
    ...(isOneDomain ? [] : (['registrable domain'] as const)),
  ];
}

/** RFC 10025, 5.1.3; an IP address matches only itself. */
const domainMatches = (host: string, domain: string) =>
  host === domain || (host.endsWith(`.${domain}`) && !/\.\d+$/.test(host));

/** Whether the cookie is sent and, if not, why not. */
export type Cookie = 'refused' | 'for other hosts' | 'from another site' | 'sent';

/**
 * What happens to a cookie set by `from` with `SameSite=Strict` and without `Secure` when the browser sends a
 * request to `to`. Neither scheme nor port matters to `Domain` (RFC 10025, 8.5).
 *
 * @param domain The `Domain` attribute; without it, the cookie is for this host only.
 * @param starter The page whose link or form starts the request; `undefined` if the reader typed the address,
 *   in which case the site doesn't matter (RFC 10025, 4.1.2.7).
 */
export function followCookie(
  from: Address,
  to: Address,
  domain?: string,
  starter?: Address,
): Cookie {
  const isSuffix =
    domain !== undefined && domain !== from.host && publicSuffixOf(domain) === domain;
  if (isSuffix || (domain !== undefined && !domainMatches(from.host, domain))) {
    return 'refused';
  }
  const isForHostAlone = domain === undefined || publicSuffixOf(domain) === domain;
  if (isForHostAlone ? to.host !== from.host : !domainMatches(to.host, domain)) {
    return 'for other hosts';
  }
  return starter && siteDifferences(starter, to).length > 0 ? 'from another site' : 'sent';
}
