// @ts-check
/** Puts the results into words and tables, in markdown. */
import {rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import {CATEGORIES} from './measure/lighthouse.mjs';
import {NOTE} from '../scripts/lib/pages.mjs';

const RESULTS_FILE = path.join(import.meta.dirname, 'RESULTS.md');

/**
 * @typedef {import('./sections.mjs')} Sections
 * @typedef {{
 *   versions: Record<string, string>,
 *   runs: number,
 *   note?: Awaited<ReturnType<Sections['measureNote']>>,
 *   pages?: Awaited<ReturnType<Sections['measurePages']>>,
 *   builds?: Awaited<ReturnType<Sections['measureBuilds']>>,
 *   growth?: Awaited<ReturnType<Sections['measureGrowth']>>,
 * }} Results
 */

const KINDS = /** @type {const} */ (['html', 'css', 'js', 'font', 'image', 'other']);

const WORDS = {
  html: 'HTML, bytes',
  css: 'CSS, bytes',
  js: 'JS, bytes',
  font: 'fonts, bytes',
  image: 'pictures, bytes',
  other: 'other, bytes',
  prefetch: 'prefetched, bytes',
  requests: 'requests',
  fcp: 'first contentful paint, ms',
  lcp: 'largest contentful paint, ms',
  tbt: 'total blocking time, ms',
  cls: 'layout shift',
  performance: 'Lighthouse performance',
  power: 'power of the machine',
  click: 'click to heading, ms',
};

/** @param {import('../scripts/lib/measure/bytes.mjs').PageWeight} weight */
const sumOf = (weight) => KINDS.reduce((sum, kind) => sum + weight[kind], 0);

/** @param {number | undefined} value */
function show(value, digits = 0) {
  return value === undefined
    ? '–'
    : value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});
}

/**
 * @param {number | undefined} value
 * @param {number | undefined} base
 */
const showRatio = (value, base) =>
  value === undefined || !base ? '–' : `× ${(value / base).toFixed(2)}`;

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function makeTable(head, rows) {
  const alignment = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {Results} results */
function makeMainTable({note, builds}) {
  /**
   * @param {string} name
   * @param {(number | undefined)[]} values Of the plain, our and the stock site.
   */
  const makeRow = (name, [plain, ours, stock], digits = 0) => [
    name,
    ...[plain, ours, stock].map((value) => show(value, digits)),
    showRatio(ours, plain),
    showRatio(ours, stock),
  ];
  const rows = [];
  if (note) {
    const sites = [note.plain, note.ours, note.stock];
    for (const key of [
      ...KINDS,
      /** @type {const} */ ('prefetch'),
      /** @type {const} */ ('requests'),
    ]) {
      rows.push(
        makeRow(
          WORDS[key],
          sites.map(({weight}) => weight[key]),
        ),
      );
    }
    for (const key of /** @type {const} */ ([
      'fcp',
      'lcp',
      'tbt',
      'cls',
      'performance',
      'power',
      'click',
    ])) {
      rows.push(
        makeRow(
          WORDS[key],
          sites.map(({speed}) => speed[key]),
          key === 'cls' ? 3 : 0,
        ),
      );
    }
  }
  for (const heat of builds ? /** @type {const} */ (['cold', 'warm']) : []) {
    for (const [key, unit, digits] of /** @type {const} */ ([
      ['wall', 's', 1],
      ['cpu', 's of CPU', 1],
      ['memory', 'MB at most', 0],
    ])) {
      const values = [undefined, builds?.ours[heat][key], builds?.stock[heat][key]];
      rows.push(makeRow(`${heat} build, ${unit}`, values, digits));
    }
  }
  return makeTable(['', 'plain', 'ours', 'stock', 'ours to plain', 'ours to stock'], rows);
}

/** @param {NonNullable<Results['pages']>} pages */
function makePagesTable({kinds, weights}) {
  return makeTable(
    ['our pages', 'HTML', 'CSS', 'JS', 'prefetched', 'requests', ...CATEGORIES],
    Object.entries(weights).map(([name, weight]) => [
      name,
      ...[weight.html, weight.css, weight.js, weight.prefetch, weight.requests].map((value) =>
        show(value),
      ),
      ...CATEGORIES.map((category) => show(kinds[name]?.[category])),
    ]),
  );
}

/** @param {NonNullable<Results['growth']>} growth */
function makeGrowthTable(growth) {
  return makeTable(
    [
      'notes',
      'site',
      'HTML',
      'CSS',
      'JS',
      'all',
      'to the fewest notes',
      'bytes a further note',
      'prefetched',
      'cold build, s',
      's of CPU',
      'MB at most',
    ],
    growth.map(({count, site, weight, build}) => {
      const fewest = growth.find((each) => each.site === site);
      const furtherNotes = count - (fewest?.count ?? count);
      const base = fewest ? sumOf(fewest.weight) : 0;
      return [
        show(count),
        site,
        ...[weight.html, weight.css, weight.js, sumOf(weight)].map((value) => show(value)),
        showRatio(sumOf(weight), base),
        show(furtherNotes > 0 ? (sumOf(weight) - base) / furtherNotes : undefined, 1),
        show(weight.prefetch),
        show(build.wall, 1),
        show(build.cpu, 1),
        show(build.memory),
      ];
    }),
  );
}

/**
 * @param {Results} results
 * @returns {string} Markdown.
 */
export function makeReport(results) {
  const {versions, runs, note, pages, builds, growth} = results;
  const parts = [
    '# Results of the bench',
    `Written by \`npm run bench -- --write\`; [the README](README.md) says what each number is. Medians of ${runs} ${runs === 1 ? 'run' : 'runs'}. Bytes are after gzip at level 9. Times change from machine to machine, ratios much less.`,
    Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(' · '),
  ];
  if (note || builds) {
    parts.push('## Beside plain HTML and stock Docusaurus', `The note is \`${NOTE}\`.`);
    parts.push(makeMainTable(results));
  }
  if (pages) {
    parts.push('## Every kind of page', makePagesTable(pages));
    parts.push('The not-found page is left out: Lighthouse refuses what is answered with 404.');
  }
  if (growth) {
    parts.push('## Growth', `The first load of \`${NOTE}\` as notes are added.`);
    parts.push(makeGrowthTable(growth));
  }
  return `${parts.join('\n\n')}\n`;
}

/**
 * Writes bench/RESULTS.md, whole or not at all.
 *
 * @param {string} report Markdown.
 */
export async function writeReport(report) {
  const options = await prettier.resolveConfig(RESULTS_FILE);
  const unfinished = `${RESULTS_FILE}.${process.pid}`;
  await writeFile(unfinished, await prettier.format(report, {...options, parser: 'markdown'}));
  await rename(unfinished, RESULTS_FILE);
  return RESULTS_FILE;
}
