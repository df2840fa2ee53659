// @ts-check
/**
 * How much a page may load, in bytes after gzip at level 9. Goals for scripts leave room for an upgrade that
 * costs a few kilobytes: .github/decisions/weight.md.
 */

/** Scripts, by kind of page. */
const SCRIPTS = {
  home: 125_000,
  'start page': 135_000,
  note: 135_000,
  // Includes the article's own script and the Markdown components.
  'note with a component': 290_000,
  'docs index': 140_000,
  'blog list': 145_000,
  post: 145_000,
  archive: 130_000,
  tags: 130_000,
  tag: 145_000,
  'markdown page': 135_000,
};

/** The style sheet, on every page. */
const CSS = 14_000;

/**
 * @typedef {keyof typeof SCRIPTS} Kind
 * @typedef {Record<'scripts' | 'CSS', number>} Weight
 */

/**
 * @param {readonly {kind: Kind, route: string, weight: Weight}[]} pages `route` is relative to the base
 *   path.
 * @param {readonly string[]} off Parts of the light build that are off. With any part off, scripts are
 *   heavier, so the script goals don't apply.
 * @returns {string[]} A sentence for each weight that is over its goal.
 */
export function findOverweight(pages, off) {
  const show = (/** @type {number} */ bytes) => bytes.toLocaleString('en');
  const whats = /** @type {(keyof Weight)[]} */ (off.length > 0 ? ['CSS'] : ['scripts', 'CSS']);
  return pages.flatMap(({kind, route, weight}) => {
    const goals = {CSS, scripts: SCRIPTS[kind]};
    return whats
      .filter((what) => weight[what] > goals[what])
      .map((what) => {
        const over = show(weight[what] - goals[what]);
        return `/${route} (${kind}): ${show(weight[what])} bytes of ${what}, ${over} over the limit of ${show(goals[what])} (scripts/lib/weight-goals.mjs).`;
      });
  });
}
