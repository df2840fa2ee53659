/**
 * How long caches keep serving an old record. A copy may be used for the TTL it came with (RFC 1035, 3.2.1),
 * and a cache that passes it on sends the remaining TTL. Chromium keeps an answer that long, but for at least
 * 60 seconds (net/dns/host_resolver_manager_job.cc, kMinimumTTLSeconds).
 *
 * Times are minutes since midnight.
 */

export const CHANGE = 12 * 60;
/** From A's first user to ten minutes after the last old copy expires. */
export const START = 11 * 60 + 10;
export const END = 13 * 60 + 10;
const BROWSER_AT_LEAST = 1;
/** The browser asks this long before its resolver's last old copy expires: the worst case. */
const BROWSER_ASKS_BEFORE = 0.5;

/** One copy of the record, in use from when it was fetched until it expires. */
export type Copy = {from: number; until: number; isOld: boolean};

/** A cache with its copies, one after another, from its first question until after `END`. */
export type Holder = {name: string; copies: Copy[]};

/** @returns How long a copy may still be used. */
export const leftOf = (fetched: number, ttl: number, now: number): number =>
  Math.max(0, fetched + ttl - now);

/** The copies of a busy resolver, which fetches the record again as soon as a copy expires. */
function copiesOfResolver(firstAsked: number, ttl: number): Copy[] {
  const copies: Copy[] = [];
  for (let now = firstAsked; now <= END; now += ttl) {
    copies.push({from: now, until: now + ttl, isOld: now < CHANGE});
  }
  return copies;
}

/** The copies of a browser that first asks just before its resolver's last old copy expires. */
function copiesOfBrowser(resolver: readonly Copy[], ttl: number): Copy[] {
  const copies: Copy[] = [];
  let now = resolver.findLast(({isOld}) => isOld)!.until - BROWSER_ASKS_BEFORE;
  while (now <= END) {
    const {from, isOld} = copyAt(resolver, now)!;
    const until = now + Math.max(BROWSER_AT_LEAST, leftOf(from, ttl, now));
    copies.push({from: now, until, isOld});
    now = until;
  }
  return copies;
}

const copyAt = (copies: readonly Copy[], now: number) =>
  copies.find(({from, until}) => from <= now && now < until);

/** Three resolvers, and a browser that asks the second one just before that resolver's copy expires. */
export function holdersOf(ttl: number, cAsked: number): Holder[] {
  const b = copiesOfResolver(11 * 60 + 55, ttl);
  return [
    {name: 'resolver A', copies: copiesOfResolver(START, ttl)},
    {name: 'resolver B', copies: b},
    {name: 'a browser on B', copies: copiesOfBrowser(b, ttl)},
    {name: 'resolver C', copies: copiesOfResolver(cAsked, ttl)},
  ];
}

const two = (value: number) => String(value).padStart(2, '0');

/** @returns `12:55`, with seconds if there are any */
export function clock(minutes: number): string {
  const seconds = Math.round((minutes % 1) * 60);
  const hour = `${Math.floor(minutes / 60)}:${two(Math.floor(minutes) % 60)}`;
  return seconds ? `${hour}:${two(seconds)}` : hour;
}

/** A holder's answer at that time. */
export function stateOf({copies}: Holder, now: number): string {
  const copy = copyAt(copies, now);
  if (!copy) {
    return 'nothing yet';
  }
  return copy.isOld ? `old until ${clock(copy.until)}` : 'new';
}

/** @returns A sentence that says who has the old record at that time. */
export function sayWho(holders: readonly Holder[], now: number): string {
  const names = holders.filter(({copies}) => copyAt(copies, now)?.isOld).map(({name}) => name);
  const who = names.join(', ').replace(/, ([^,]+)$/, ' and $1');
  const have = names.length > 1 ? 'have' : 'has';
  if (now < CHANGE) {
    return `At ${clock(now)}, before the change, ${who} ${have} a copy.`;
  }
  return who
    ? `At ${clock(now)}, ${who} still ${have} the old address.`
    : `At ${clock(now)}, nobody has the old address any more.`;
}
