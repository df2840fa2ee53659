// @ts-check
/**
 * Builds this site, stock Docusaurus with the same content, and a note written by hand; measures them
 * side by side; and prints each result with its goal and whether it's met.
 *
 *     npm run bench -- [--write] [--runs 3]
 *
 * `--write` saves the results in RESULTS.md. `--runs` sets how many times everything is measured; the
 * report shows medians, of times as well as of ratios.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from '@playwright/test';
import {format, resolveConfig} from 'prettier';
import {findBrowser, TEST_BROWSER_FLAGS} from '../scripts/lib/browser.mjs';
import {makeTemporaryFolder} from '../scripts/lib/cleanup.mjs';
import {listNotes} from '../scripts/lib/content.mjs';
import {copySite} from '../scripts/lib/copy-site.mjs';
import {serve} from '../scripts/lib/pages-server.mjs';
import {weighPage} from '../scripts/lib/weigh-page.mjs';
import {
  LIGHTHOUSE,
  LONGEST_NOTE,
  measureBlocking,
  measureBuild,
  measureClick,
  measurePaints,
  SHORTEST_NOTE,
} from './measure.mjs';
import {addNotes, makePlainSite, makeStockSite} from './sites.mjs';

/** Per run. A click takes a second to measure, and one click can take half as long again as the next. */
const CLICKS = 5;

const {values} = parseArgs({
  options: {runs: {type: 'string', default: '3'}, write: {type: 'boolean'}},
});
const folder = makeTemporaryFolder();
const place = (/** @type {string} */ name) => path.join(folder, name);

/** @type {Map<string, number[]>} Keyed by site and measurement: `ours lcp`. */
const samples = new Map();

/** @type {(what: string, value: number) => void} */
function add(what, value) {
  console.error(`${new Date().toLocaleTimeString()} ${what}: ${value.toFixed(1)}`);
  samples.set(what, [...(samples.get(what) ?? []), value]);
}

// Includes the start page.
const few = (await listNotes()).length + 1;
for (const [site, make] of Object.entries({ours: copySite, stock: makeStockSite})) {
  await make(place(`${site}-few`));
  await make(place(`${site}-many`));
  addNotes(place(`${site}-many`), 100 - few);
}
const browser = await chromium.launch({executablePath: findBrowser(), args: TEST_BROWSER_FLAGS});
const runs = Number(values.runs);
// Measured in turn, so that other load on the machine affects all sites alike.
for (let run = 1; run <= runs; run += 1) {
  for (const name of ['ours-few', 'stock-few', 'ours-many', 'stock-many']) {
    add(name.replace('-', ' '), await measureBuild(place(name)));
  }
}
makePlainSite(place('plain'), place('ours-few/build'));
const servers = {
  plain: await serve(place('plain')),
  ours: await serve(place('ours-few/build')),
  stock: await serve(place('stock-few/build')),
};
for (let run = 1; run <= runs; run += 1) {
  // Repeated, because stock prefetches one of its chunks only on some loads.
  for (const [page, route] of Object.entries({'home page': '', 'longest note': LONGEST_NOTE})) {
    for (const site of /** @type {const} */ (['ours', 'stock'])) {
      const weight = await weighPage(browser, servers[site].url + route);
      add(`${site} ${page} phone`, weight['prefetched on a phone'] / 1000);
      add(`${site} ${page} desktop`, weight['prefetched on a desktop'] / 1000);
    }
  }
  for (const [which, note] of Object.entries({longest: LONGEST_NOTE, shortest: SHORTEST_NOTE})) {
    for (const [site, {url}] of Object.entries(servers)) {
      const {fcp, lcp} = await measurePaints(browser, url + note);
      add(`${site} ${which} fcp`, fcp);
      add(`${site} ${which} lcp`, lcp);
      add(`${site} ${which} tbt`, await measureBlocking(url + note));
    }
  }
  for (let click = 1; click <= CLICKS; click += 1) {
    for (const site of /** @type {const} */ (['ours', 'stock'])) {
      add(`${site} click`, await measureClick(browser, servers[site].url));
    }
  }
}

/** @type {(what: string) => number[]} */
const samplesOf = (what) => samples.get(what) ?? [];

/** @returns {number} NaN if there are no values. */
function median(/** @type {number[]} */ values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
}

/** The median of the runs' ratios, because a machine's speed can change from run to run. */
function medianRatio(/** @type {string} */ key, /** @type {string} */ site) {
  const others = samplesOf(`${site} ${key}`);
  return median(samplesOf(`ours ${key}`).map((value, index) => value / (others[index] ?? NaN)));
}

const PAINT_GOALS = {plain: 1.15, stock: 1.05};

/** @type {[name: string, key: string, goals: Record<string, number>][]} Goals are the highest ratios allowed. */
const ROWS = [
  ['first contentful paint, ms, longest note', 'longest fcp', PAINT_GOALS],
  ['largest contentful paint, ms, longest note', 'longest lcp', PAINT_GOALS],
  ['total blocking time, ms, longest note', 'longest tbt', {stock: 0.25}],
  ['first contentful paint, ms, shortest note', 'shortest fcp', PAINT_GOALS],
  ['largest contentful paint, ms, shortest note', 'shortest lcp', PAINT_GOALS],
  ['total blocking time, ms, shortest note', 'shortest tbt', {stock: 0.25}],
  ['click to heading, ms', 'click', {stock: 0.3}],
  [`cold build of ${few} notes, s`, 'few', {stock: 1.15}],
  ['cold build of 100 notes, s', 'many', {stock: 1.15}],
  ['prefetched on a phone, kB, home page', 'home page phone', {stock: 1}],
  ['prefetched on a desktop, kB, home page', 'home page desktop', {stock: 1}],
  ['prefetched on a phone, kB, longest note', 'longest note phone', {stock: 1}],
  ['prefetched on a desktop, kB, longest note', 'longest note desktop', {stock: 1}],
];
const rows = ROWS.map(([name, key, goals]) => {
  const values = ['plain', 'ours', 'stock'].map((site) => median(samplesOf(`${site} ${key}`)));
  const ratios = ['plain', 'stock'].map((site) => ({
    goal: goals[site],
    ratio: medianRatio(key, site),
  }));
  const cells = [
    ...values.map((value) => (Number.isNaN(value) ? '–' : value.toFixed(value < 50 ? 1 : 0))),
    ...ratios.map(({goal, ratio}) => (goal ? `${ratio.toFixed(2)} (≤ ${goal})` : '–')),
    ratios.every(({goal, ratio}) => !goal || ratio <= goal) ? 'met' : '**not met**',
  ];
  return `| ${[name, ...cells].join(' | ')} |`;
});
const {dependencies} = JSON.parse(readFileSync('package.json', 'utf8'));
const [processor] = os.cpus();
const report = `# Benchmark results

Written by \`npm run bench -- --write\`; [the README](README.md) says what each number means. The longest note is \`${LONGEST_NOTE}\`, the shortest one \`${SHORTEST_NOTE}\`; each number is the median of ${runs} runs (of ${CLICKS * runs} for clicks), and so is each ratio, with its goal in parentheses. Times vary from machine to machine; ratios vary much less.

|  | plain | ours | stock | ours ÷ plain | ours ÷ stock |  |
| --- | --: | --: | --: | --: | --: | --- |
${rows.join('\n')}

Node ${process.versions.node} · Chromium ${browser.version()} · Docusaurus ${dependencies['@docusaurus/core']} · ${LIGHTHOUSE} · ${os.type()} · ${os.cpus().length} × ${processor?.model}
`;
console.log(report);
if (values.write) {
  const file = path.join(import.meta.dirname, 'RESULTS.md');
  const options = await resolveConfig(file);
  writeFileSync(file, await format(report, {...options, parser: 'markdown'}));
}
// The browser and the servers would keep the process alive.
process.exit();
