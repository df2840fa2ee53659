/**
 * What a private cache does with one stored response when it's requested again: RFC 9111, 3 (whether it may
 * be stored), 4.2 (lifetime and age), 4.2.2 (heuristic: a tenth of the time since the last change), 4.3
 * (validation), 5.2.2.4 (no-cache), 5.2.2.5 (no-store); RFC 5861, 3 (stale-while-revalidate).
 */
export type Visit = {
  /** The stored response's `Cache-Control`; an empty string if it has none. */
  cacheControl: string;
  /** Seconds between the last change and when the response was stored. */
  unchangedFor: number;
  /** Seconds since the response came from the origin server. */
  age: number;
  /** Whether the content on the server has changed since. */
  hasChanged: boolean;
};

export type Outcome = {
  copy: 'fresh' | 'stale' | 'none';
  /** What the page gets and what the server had to answer, as labs/http/cache.mjs prints them. */
  answer: string;
  /** Whether the page gets something other than what the server has now. */
  isOutdated: boolean;
  /** Seconds for which the copy is used without asking, and for how many more it may be used stale. */
  lifetime: number;
  grace: number;
  rule: 'no-store' | 'no-cache' | 'guess' | 'fresh' | 'grace' | 'stale';
};

function secondsOf(cacheControl: string, name: string): number | undefined {
  const found = cacheControl.split(', ').find((each) => each.startsWith(`${name}=`));
  return found === undefined ? undefined : Number(found.slice(name.length + 1));
}

/** What the cache does with a response that's requested again. */
export function visitAgain({cacheControl, unchangedFor, age, hasChanged}: Visit): Outcome {
  const words = cacheControl.split(', ');
  const asked = hasChanged ? '200' : '304';
  if (words.includes('no-store')) {
    const nothing = {isOutdated: false, lifetime: 0, grace: 0};
    return {copy: 'none', answer: '200', rule: 'no-store', ...nothing};
  }
  const maxAge = secondsOf(cacheControl, 'max-age');
  const lifetime = maxAge ?? unchangedFor / 10;
  const grace = secondsOf(cacheControl, 'stale-while-revalidate') ?? 0;
  const isFresh = age < lifetime;
  const times = {copy: isFresh ? ('fresh' as const) : ('stale' as const), lifetime, grace};
  if (words.includes('no-cache')) {
    return {...times, answer: asked, isOutdated: false, rule: 'no-cache', lifetime: 0};
  }
  if (isFresh) {
    const rule = maxAge === undefined ? 'guess' : 'fresh';
    return {...times, answer: 'cache', isOutdated: hasChanged, rule};
  }
  if (age < lifetime + grace) {
    return {...times, answer: `cache + ${asked}`, isOutdated: hasChanged, rule: 'grace'};
  }
  return {...times, answer: asked, isOutdated: false, rule: 'stale'};
}
