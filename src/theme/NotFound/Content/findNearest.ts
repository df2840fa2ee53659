import type {Stop} from '@site/src/plugins/content-index/types';

const MAX_RESULTS = 3;
const MIN_SHARE = 0.34;

/** The letter pairs of the last two parts of a path, in lower case: `DNS` has `dn` and `ns`. */
function letterPairs(path: string): Set<string> {
  const words = path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .split('/')
    .filter(Boolean)
    .slice(-2)
    .flatMap((part) => part.split(/[^\p{L}\p{N}]+/u));
  return new Set(
    words.flatMap((word) =>
      word.length < 2 ? [] : Array.from({length: word.length - 1}, (_, i) => word.slice(i, i + 2)),
    ),
  );
}

/** Sørensen–Dice coefficient of two sets, from 0 (nothing in common) to 1 (the same). */
function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * shared) / (a.size + b.size);
}

/** The notes whose addresses look most like `path`, best first; none where nothing is near. */
export function findNearest(path: string, notes: readonly Stop[]): Stop[] {
  const asked = letterPairs(path);
  return notes
    .map((note) => ({note, share: similarity(asked, letterPairs(note.permalink))}))
    .filter(({share}) => share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MAX_RESULTS)
    .map(({note}) => note);
}
