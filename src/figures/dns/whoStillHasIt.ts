/**
 * How long caches give out an old record. A copy may be used for the TTL it came with (RFC 1035, 3.2.1), and
 * a cache that passes it on sends the remaining TTL. Chromium keeps an answer that long, but for at least 60
 * seconds (net/dns/host_resolver_manager_job.cc, kMinimumTTLSeconds).
 *
 * Times are minutes since midnight.
 */

export const CHANGE = 12 * 60;
const BROWSER_AT_LEAST = 1;
/** How long before its resolver's copy expires the browser asks: the worst case. */
const BROWSER_ASKS_BEFORE = 0.5;

export type Holder = {
  name: string;
  asked: number;
  /** When its last copy of the old record is gone; not later than `asked` if it had none. */
  oldUntil: number;
};

/** @returns How long a copy may still be used. */
export const leftOf = (fetched: number, ttl: number, now: number): number =>
  Math.max(0, fetched + ttl - now);

/** For a busy resolver, which fetches the record again as soon as its copy expires. */
function oldUntil(firstAsked: number, ttl: number): number {
  let fetched = firstAsked;
  while (fetched < CHANGE && leftOf(fetched, ttl, CHANGE) === 0) {
    fetched += ttl;
  }
  return fetched < CHANGE ? fetched + ttl : Math.max(firstAsked, CHANGE);
}

/** Three resolvers, and a browser that asks the second one just before that resolver's copy expires. */
export function holdersOf(ttl: number, cAsked: number): Holder[] {
  const resolvers = [
    {name: 'resolver A', asked: 11 * 60 + 10},
    {name: 'resolver B', asked: 11 * 60 + 55},
    {name: 'resolver C', asked: cAsked},
  ].map((each) => ({...each, oldUntil: oldUntil(each.asked, ttl)}));
  const asked = resolvers[1]!.oldUntil - BROWSER_ASKS_BEFORE;
  const browser = {
    name: 'a browser at B',
    asked,
    oldUntil: asked + Math.max(BROWSER_AT_LEAST, BROWSER_ASKS_BEFORE),
  };
  return [...resolvers.slice(0, 2), browser, resolvers[2]!];
}

const two = (value: number) => String(value).padStart(2, '0');

/** @returns `12:55`, with seconds if there are any */
export function clock(minutes: number): string {
  const seconds = Math.round((minutes % 1) * 60);
  const hour = `${Math.floor(minutes / 60)}:${two(Math.floor(minutes) % 60)}`;
  return seconds ? `${hour}:${two(seconds)}` : hour;
}

/** A holder's answer at that time. */
export function stateOf({asked, oldUntil: until}: Holder, now: number): string {
  if (now < asked) {
    return 'nothing yet';
  }
  return now < until ? `old, until ${clock(until)}` : 'new';
}

/** @returns A sentence that says who still has the old record. */
export function sayWho(holders: readonly Holder[], now: number): string {
  const names = holders.filter((each) => now >= each.asked && now < each.oldUntil);
  const last = names.length > 1 ? ` and ${names.at(-1)!.name}` : '';
  const first = (last ? names.slice(0, -1) : names).map(({name}) => name).join(', ');
  if (!first) {
    return `At ${clock(now)}, nobody has the old address any more.`;
  }
  return `At ${clock(now)}, ${first + last} still ${last ? 'have' : 'has'} the old address.`;
}
