// @ts-check
/** Compares what pages weigh with what they may weigh. */

export const BUDGETED = /** @type {const} */ (['html', 'css', 'js']);

const BUDGET_FILE = 'scripts/weight-budget.json';

/** How much a page may grow before somebody has to decide that it should. */
const ROOM = 1.03;

/**
 * @typedef {Record<(typeof BUDGETED)[number], number>} Weight Bytes after gzip at level 9.
 * @typedef {{pages: Record<string, Weight>, bytesPerFurtherNote: number}} Budget By kind of page.
 * @typedef {{kind: string, route: string, weight: Weight}} WeighedPage `route` from the base path.
 */

/** @param {number} bytes */
const show = (bytes) => bytes.toLocaleString('en', {maximumFractionDigits: 1});

/**
 * Finds everything that is heavier than its budget.
 *
 * @param {Budget} budget
 * @param {readonly WeighedPage[]} pages
 * @param {number} bytesPerFurtherNote What one more note adds to another note's page.
 * @returns {string[]} A sentence for each that names the page, the kind of file, what it weighs, what
 *   it may, and how to put it right.
 */
export function findOverweight(budget, pages, bytesPerFurtherNote) {
  const problems = pages.flatMap(({kind, route, weight}) => {
    const allowed = budget.pages[kind];
    if (!allowed) {
      return [`${BUDGET_FILE} has no budget for "${kind}" (/${route}). Add one under "pages".`];
    }
    return BUDGETED.filter((file) => weight[file] > allowed[file]).map(
      (file) =>
        `/${route} (${kind}): its ${file.toUpperCase()} is ${show(weight[file])} bytes, ` +
        `${show(weight[file] - allowed[file])} over its budget of ${show(allowed[file])}.`,
    );
  });
  if (bytesPerFurtherNote > budget.bytesPerFurtherNote) {
    problems.push(
      `A further note adds ${show(bytesPerFurtherNote)} bytes to the first load of another note, ` +
        `and may add ${show(budget.bytesPerFurtherNote)}. Look for what lists every note: sidebar, ` +
        'routes, chunk names, global data of plugins.',
    );
  }
  return problems;
}

/**
 * @param {readonly WeighedPage[]} pages
 * @param {number} bytesPerFurtherNote
 * @returns {Budget} What the pages weigh today and a little room; of several pages of a kind the
 *   heaviest counts.
 */
export function makeBudget(pages, bytesPerFurtherNote) {
  /** @type {Budget['pages']} */
  const kinds = {};
  for (const {kind, weight} of pages) {
    const allowed = (kinds[kind] ??= {html: 0, css: 0, js: 0});
    for (const file of BUDGETED) {
      allowed[file] = Math.max(allowed[file], Math.ceil(weight[file] * ROOM));
    }
  }
  return {pages: kinds, bytesPerFurtherNote: Math.ceil(bytesPerFurtherNote * ROOM)};
}
