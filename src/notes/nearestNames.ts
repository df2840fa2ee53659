const MAX_SUGGESTIONS = 3;

/** How many letters must be added, removed or changed to turn `a` into `b` (Levenshtein distance). */
function editDistance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === b[j] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Up to three known names, the most similar to the given one first. */
export function nearestNames(written: string, known: Iterable<string>): string[] {
  return [...new Set(known)]
    .map((name) => ({name, distance: name.includes(written) ? 0 : editDistance(written, name)}))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({name}) => name);
}
