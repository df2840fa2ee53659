// @ts-check
/**
 * Builds this site, stock Docusaurus with the same content and a note as written by hand, measures them
 * side by side and writes RESULTS.md: each number, its goal, and whether it is held.
 *
 *     npm run bench -- [--runs 3]
 *
 * `--runs` is how often each build and Lighthouse are repeated; medians count. Progress goes to stderr.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {makeTemporaryFolder} from '../scripts/lib/cleanup.mjs';
import {copySite} from '../scripts/lib/copy-site.mjs';
import {measureBuild} from '../scripts/lib/measure/build.mjs';
import {launchBrowser, weighPages} from '../scripts/lib/measure/pages.mjs';
import {serve} from '../scripts/lib/measure/server.mjs';
import {NOTE, NOTES} from '../scripts/lib/pages.mjs';
import {writeNotes} from './made-up-notes.mjs';
import {measureClick} from './measure/click.mjs';
import {measureWithLighthouse} from './measure/lighthouse.mjs';
import {writeReport} from './report.mjs';
import {makePlainSite} from './sites/plain.mjs';
import {makeStockSite} from './sites/stock.mjs';

/** @typedef {import('./report.mjs').Numbers} Numbers */

const CLICKS = 7;

/** How many notes a site has: the real ones with the start page, and those with made-up ones. */
const FEW = NOTES.length + 1;
const MANY = 100;

const {values} = parseArgs({options: {runs: {type: 'string', default: '3'}}});
const runs = Number(values.runs);
const folder = makeTemporaryFolder();

/**
 * Measures several things in turn, so that whatever else the machine does meets all of them.
 *
 * @param {string} what Is measured, in words.
 * @param {number} times
 * @param {Record<string, () => Promise<Numbers>>} measures By name.
 * @returns {Promise<Record<string, Numbers>>} Medians, by name.
 */
async function inTurn(what, times, measures) {
  /** @type {Record<string, Numbers[]>} */
  const samples = {};
  for (let time = 1; time <= times; time += 1) {
    for (const [name, measure] of Object.entries(measures)) {
      console.error(`${new Date().toLocaleTimeString()} ${what} ${time}/${times}: ${name}`);
      (samples[name] ??= []).push(await measure());
    }
  }
  const median = (/** @type {number[]} */ all) => all.sort((a, b) => a - b)[all.length >> 1] ?? NaN;
  return Object.fromEntries(
    Object.entries(samples).map(([name, all]) => [
      name,
      Object.fromEntries(
        Object.keys(all[0] ?? {}).map((key) => [key, median(all.map((each) => each[key] ?? NaN))]),
      ),
    ]),
  );
}

/** @param {string} name Of a folder with a built site. */
async function weigh(name) {
  const [page] = await weighPages(path.join(folder, name), [{route: NOTE}]);
  return /** @type {NonNullable<typeof page>} */ (page).weight;
}

/** @type {Record<string, () => Promise<Numbers>>} */
const builds = {};
for (const count of [FEW, MANY]) {
  for (const [site, make] of Object.entries({ours: copySite, stock: makeStockSite})) {
    const siteFolder = path.join(folder, `${site}-${count}`);
    await make(siteFolder);
    writeNotes(siteFolder, count - FEW);
    builds[`${site}-${count}`] = async () => ({build: await measureBuild(siteFolder)});
  }
}
const built = await inTurn('build', runs, builds);
makePlainSite(path.join(folder, `ours-${FEW}`, 'build'), path.join(folder, 'plain'));

const plain = await serve(path.join(folder, 'plain'));
const ours = await serve(path.join(folder, `ours-${FEW}`, 'build'));
const stock = await serve(path.join(folder, `stock-${FEW}`, 'build'));
const paints = await inTurn('Lighthouse', runs, {
  plain: () => measureWithLighthouse(plain.url + NOTE),
  ours: () => measureWithLighthouse(ours.url + NOTE),
  stock: () => measureWithLighthouse(stock.url + NOTE),
});
const browser = await launchBrowser();
const clicks = await inTurn('click', CLICKS, {
  ours: async () => ({click: await measureClick(browser, ours.url)}),
  stock: async () => ({click: await measureClick(browser, stock.url)}),
});
await browser.close();

/** @param {'ours' | 'stock'} site */
async function collect(site) {
  const few = await weigh(`${site}-${FEW}/build`);
  const many = await weigh(`${site}-${MANY}/build`);
  const firstLoad = (/** @type {typeof few} */ {html, css, js, other}) => html + css + js + other;
  return {
    ...few,
    ...paints[site],
    ...clicks[site],
    buildFew: built[`${site}-${FEW}`]?.build,
    buildMany: built[`${site}-${MANY}`]?.build,
    furtherNote: (firstLoad(many) - firstLoad(few)) / (MANY - FEW),
  };
}
const report = await writeReport({
  runs,
  chromium: browser.version(),
  sites: {
    plain: {...(await weigh('plain')), ...paints.plain},
    ours: await collect('ours'),
    stock: await collect('stock'),
  },
});
console.log(report);
// The servers keep the process alive.
process.exit();
