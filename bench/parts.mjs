// @ts-check
/**
 * What each part of the light build is worth alone: builds the site with all of them, and without
 * each in turn, and prints what a note weighs, how long a build and a click take, and when the
 * largest paint comes.
 *
 *     node bench/parts.mjs [--notes 0 --notes 92 --notes 492] [--part css] [--time]
 *
 * --notes is how many made-up notes join the real ones; --part restricts the parts; --time measures
 * clicks and paints too, for the first count of notes.
 */
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {makeTemporaryFolder} from '../scripts/lib/cleanup.mjs';
import {launchBrowser} from '../scripts/lib/measure/browser.mjs';
import {measureBuild} from '../scripts/lib/measure/build.mjs';
import {measureBytes} from '../scripts/lib/measure/bytes.mjs';
import {serve} from '../scripts/lib/measure/server.mjs';
import {NOTE} from '../scripts/lib/pages.mjs';
import {makeOurSite} from '../scripts/lib/sites/ours.mjs';
import {PARTS} from '../tests/ground/variants.mjs';
import {measureClick} from './measure/click.mjs';
import {measureWithLighthouse} from './measure/lighthouse.mjs';
import {median} from './statistics.mjs';

const CLICKS = 5;
const PAINTS = 3;

/**
 * @param {() => Promise<number>} measure
 * @param {number} times
 */
async function medianOf(measure, times) {
  const values = [];
  for (let run = 0; run < times; run++) {
    values.push(await measure());
  }
  return Math.round(median(values));
}

/**
 * @param {string[]} without
 * @param {number} notes
 * @param {boolean} isTimed
 * @returns {Promise<(string | number)[]>} A row of the table.
 */
async function measureWithout(without, notes, isTimed) {
  const folder = path.join(makeTemporaryFolder(), 'ours');
  await makeOurSite(folder, notes, without);
  const cold = await measureBuild(folder);
  const warm = await measureBuild(folder, {isCold: false});
  const server = await serve(path.join(folder, 'build'));
  const browser = await launchBrowser();
  try {
    const {html, css, js, prefetch, requests} = await measureBytes(browser, server.url + NOTE);
    const times = isTimed
      ? [
          await medianOf(() => measureClick(browser, server.url), CLICKS),
          await medianOf(
            async () => (await measureWithLighthouse(server.url + NOTE)).timings.lcp,
            PAINTS,
          ),
        ]
      : ['', ''];
    const builds = [cold.cpu, warm.cpu].map((seconds) => seconds.toFixed(1));
    return [
      notes,
      without.join(' ') || '(none)',
      html,
      css,
      js,
      prefetch,
      requests,
      ...builds,
      ...times,
    ];
  } finally {
    await browser.close();
    server.close();
    await rm(folder, {recursive: true, force: true});
  }
}

const {values} = parseArgs({
  options: {
    notes: {type: 'string', multiple: true, default: ['0']},
    part: {type: 'string', multiple: true, default: PARTS},
    time: {type: 'boolean', default: false},
  },
});
console.log(
  '| further notes | without | HTML | CSS | JS | prefetched | requests | build, cold, s of CPU | warm | click, ms | LCP, ms |',
);
console.log('| --: | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |');
for (const [index, notes] of values.notes.entries()) {
  for (const without of [[], ...values.part.map((part) => [part]), PARTS]) {
    const row = await measureWithout(without, Number(notes), values.time && index === 0);
    console.log(`| ${row.join(' | ')} |`);
  }
}
