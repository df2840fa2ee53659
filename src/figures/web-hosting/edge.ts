/**
 * Who keeps which copies of a page and its style sheet, and who's asked on each visit.
 *
 * RFC 9111: a stored answer may be used without asking while its age is below its lifetime (4.2); its age
 * counts from when the origin sent or last confirmed it, whichever cache has stored it since (4.2.3); a
 * stale answer is checked, and a 304 confirms it (4.3.3). With `no-cache` it's checked before each use, as if
 * it had no lifetime (5.2.2.4). The edge stores those answers too, like the one in labs/hosting.
 */

/** How the style sheet is named and cached. The page is checked each time, as in labs/hosting/site.caddy. */
export type Naming = 'minutes' | 'checked' | 'hashed';

type Copy = {version: number; confirmed: number};
/** By path. */
export type Cache = Map<string, Copy>;

/**
 * `own`: used a fresh copy without asking; `304`: asked, and its copy was still valid; `200`: asked, and got
 * the file.
 */
type Hop = 'own' | '304' | '200';

export type Answer = {
  version: number;
  confirmed: number;
  /** What each cache did, from the first one to the one with a fresh copy. */
  hops: Hop[];
};

/** A request at a given second to the nearest of several caches, with the origin behind them all. */
export function ask(
  path: string,
  lifetime: number,
  now: number,
  version: number,
  [nearest, ...behind]: readonly Cache[],
): Answer {
  if (!nearest) {
    return {version, confirmed: now, hops: []};
  }
  const copy = nearest.get(path);
  if (copy && now - copy.confirmed < lifetime) {
    return {...copy, hops: ['own']};
  }
  const answer = ask(path, lifetime, now, version, behind);
  nearest.set(path, {version: answer.version, confirmed: answer.confirmed});
  return {...answer, hops: [copy?.version === answer.version ? '304' : '200', ...answer.hops]};
}

export const YEAR = 31_536_000;
const LIFETIMES: Record<Naming, number> = {minutes: 600, checked: 0, hashed: YEAR};
/** The hashes of the two releases in labs/hosting. */
const HASHES: Record<number, string> = {41: '72851fec', 42: 'c281fdfe'};

export const nameOf = (naming: Naming, version: number): string =>
  naming === 'hashed' ? `style.${HASHES[version]}.css` : 'style.css';

/** The origin has version 41 at first, and 42 from the third step on. */
export const STEPS = [
  {when: '8:00', now: 0, what: 'Anna visits for the first time', visitor: 'Anna'},
  {when: '8:01', now: 60, what: 'Anna visits again', visitor: 'Anna'},
  {when: '8:05', now: 300, what: 'the baker publishes version 42'},
  {when: '8:06', now: 360, what: 'Anna visits again', visitor: 'Anna'},
  {when: '8:07', now: 420, what: 'Ben visits for the first time', visitor: 'Ben'},
  {when: '8:15', now: 900, what: 'Anna visits again', visitor: 'Anna'},
] as const;

const DEPLOYMENT = 2;

/** The page or its style sheet at the end of a step. */
export type File = {
  name: string;
  /** What the visitor got; none at the deployment, when nobody asks. */
  answer?: Answer;
  /** The version in the visitor's browser and at the edge under that name, and the origin's newest one. */
  held: readonly number[];
};

export type Moment = {visitor: 'Anna' | 'Ben'; page: File; style: File};

/**
 * @returns The state after a step, with the copies that all earlier steps have left. The deployment keeps the
 *   previous step's visitor.
 */
export function momentAt(naming: Naming, step: number): Moment {
  const edge: Cache = new Map();
  const browsers: Record<Moment['visitor'], Cache> = {Anna: new Map(), Ben: new Map()};
  let moment!: Moment;
  for (const [index, {now, ...rest}] of STEPS.slice(0, step + 1).entries()) {
    const version = index < DEPLOYMENT ? 41 : 42;
    const visitor = 'visitor' in rest ? rest.visitor : moment.visitor;
    const caches = [browsers[visitor], edge];
    const fileOf = (name: string, answer?: Answer): File => ({
      name,
      answer,
      held: [...caches.map((cache) => cache.get(name)!.version), version],
    });
    if (!('visitor' in rest)) {
      moment = {visitor, page: fileOf(moment.page.name), style: fileOf(moment.style.name)};
      continue;
    }
    const page = ask('/', 0, now, version, caches);
    const name = nameOf(naming, page.version);
    const style = ask(name, LIFETIMES[naming], now, version, caches);
    moment = {visitor, page: fileOf('/', page), style: fileOf(name, style)};
  }
  return moment;
}

/** How many caches passed a request on: 2 if the origin was asked. */
export const countAsked = ({answer}: File): number =>
  answer ? answer.hops.filter((hop) => hop !== 'own').length : 0;
