// @ts-check
/** Says in Markdown what a change of the site is for its readers. */

/**
 * @typedef {Record<'html' | 'css' | 'js', number>} Weight Bytes after gzip at level 9.
 * @typedef {Map<string, string>} Texts Of pages, by their routes from the base path.
 * @typedef {Map<string, Weight>} Weights By route.
 */

/** Bytes that a file can weigh more or less because other files have other names. */
const NOISE = 16;

const FILES = /** @type {const} */ (['html', 'css', 'js']);

/** A mark between two spaces is no word. @param {string} text */
const wordsOf = (text) => text.split(' ').filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

/** @param {string} route */
const show = (route) => `\`/${route}\``;

/** @param {number} count */
const inDigits = (count) => count.toLocaleString('en');

/** @param {number} change */
const signed = (change) =>
  change > 0 ? `+${inDigits(change)}` : inDigits(change).replace('-', '−');

/**
 * @param {number} now
 * @param {number} [before]
 */
function showChange(now, before) {
  return before === undefined || before === now
    ? inDigits(now)
    : `${inDigits(now)} (${signed(now - before)})`;
}

/**
 * Sorts the pages of two sites by what became of them.
 *
 * @param {Texts} base
 * @param {Texts} site
 */
export function comparePages(base, site) {
  const routes = [...site.keys()];
  return {
    added: routes.filter((route) => !base.has(route)),
    gone: [...base.keys()].filter((route) => !site.has(route)),
    rewritten: routes.filter((route) => base.has(route) && base.get(route) !== site.get(route)),
  };
}

/**
 * @param {string} title
 * @param {readonly string[]} header
 * @param {readonly string[][]} rows
 * @returns {string[]} Nothing where there are no rows.
 */
const table = (title, header, rows) =>
  rows.length === 0
    ? []
    : [
        `### ${title}`,
        '',
        `| ${header.join(' | ')} |`,
        `| --- |${' --: |'.repeat(header.length - 1)}`,
        ...rows.map((row) => `| ${row.join(' | ')} |`),
        '',
      ];

/**
 * @param {string} title
 * @param {readonly string[]} routes
 */
const list = (title, routes) =>
  routes.length === 0 ? [] : [`### ${title}`, '', ...routes.map((route) => `- ${show(route)}`), ''];

/**
 * @param {{texts: Texts, weights: Weights}} base
 * @param {{texts: Texts, weights: Weights}} site Pages that were not weighed are left out of the weights.
 * @returns {string} Markdown, from a heading of level 2 on.
 */
export function summarize(base, site) {
  const {added, gone, rewritten} = comparePages(base.texts, site.texts);
  const words = [...added, ...rewritten].map((route) => {
    const text = base.texts.get(route);
    const before = text === undefined ? undefined : wordsOf(text);
    return [show(route), showChange(wordsOf(site.texts.get(route) ?? ''), before)];
  });
  const weights = [...site.weights].flatMap(([route, weight]) => {
    const before = base.weights.get(route);
    return before && FILES.every((file) => Math.abs(before[file] - weight[file]) <= NOISE)
      ? []
      : [[show(route), ...FILES.map((file) => showChange(weight[file], before?.[file]))]];
  });
  const parts = [
    ...list('Pages that are gone: links to them break', gone),
    ...list('New pages', added),
    ...table('Pages with other words', ['Page', 'Words'], words),
    ...table(
      'Pages that weigh more or less (bytes, gzip)',
      ['Page', ...FILES.map((file) => file.toUpperCase())],
      weights,
    ),
  ];
  const text = parts.length > 0 ? parts : ['Nothing: the same pages, words and weights.', ''];
  return ['## What changes for readers', '', ...text].join('\n');
}
