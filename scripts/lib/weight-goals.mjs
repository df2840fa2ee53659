// @ts-check
/**
 * What a page may load, in bytes after gzip at level 9. These are goals of the project, not what pages
 * weigh today: a page that outgrows one loses weight, or a decision in .github/decisions says why not.
 */

/** Scripts, by kind of page. */
const SCRIPTS = {
  home: 115_000,
  'start page': 125_000,
  note: 125_000,
  // Its article's own script, and the components behind markdown.
  'note with a component': 170_000,
  'docs index': 130_000,
  'blog list': 135_000,
  post: 135_000,
  archive: 120_000,
  tags: 120_000,
  tag: 135_000,
  'markdown page': 125_000,
};

const CSS = 14_000;

/** What is loaded ahead of a click: on a desktop no more than stock Docusaurus loads for a note. */
const PREFETCH_PHONE = 10_000;
const PREFETCH_DESKTOP = 50 * 1024;

/** Parts of the light build without which a goal can't be reached. */
const NEEDS = {
  js: ['code', 'static-notes', 'client', 'chunks'],
  css: ['css'],
  prefetch: ['chunks'],
};

const WORDS = {
  js: 'scripts',
  css: 'CSS',
  prefetchPhone: 'prefetched on a phone',
  prefetchDesktop: 'prefetched on a desktop',
};

/** @typedef {Record<keyof typeof WORDS, number>} Weight */

/**
 * @param {(part: string) => boolean} isOn Whether a part of the light build is on.
 * @returns {Record<string, Weight>} By kind of page. What can't be reached without a part that is off
 *   is infinite.
 */
export function budgetsFor(isOn) {
  const goal = (/** @type {number} */ bytes, /** @type {string[]} */ parts) =>
    parts.every(isOn) ? bytes : Infinity;
  return Object.fromEntries(
    Object.entries(SCRIPTS).map(([kind, js]) => [
      kind,
      {
        js: goal(js, NEEDS.js),
        css: goal(CSS, NEEDS.css),
        prefetchPhone: goal(PREFETCH_PHONE, NEEDS.prefetch),
        prefetchDesktop: goal(PREFETCH_DESKTOP, NEEDS.prefetch),
      },
    ]),
  );
}

/**
 * @param {Record<string, Weight>} budgets
 * @param {readonly {kind: string, route: string, weight: Weight}[]} pages `route` from the base path.
 * @returns {string[]} A sentence for each weight that is over its goal.
 */
export function findOverweight(budgets, pages) {
  const show = (/** @type {number} */ bytes) => bytes.toLocaleString('en');
  return pages.flatMap(({kind, route, weight}) => {
    const budget = budgets[kind];
    if (!budget) {
      return [`There is no goal for pages of the kind "${kind}" (/${route}).`];
    }
    const over = /** @type {(keyof Weight)[]} */ (Object.keys(WORDS)).filter(
      (what) => weight[what] > budget[what],
    );
    return over.map(
      (what) =>
        `/${route} (${kind}): ${WORDS[what]} ${show(weight[what])} bytes, ${show(weight[what] - budget[what])} over the goal of ${show(budget[what])}.`,
    );
  });
}
