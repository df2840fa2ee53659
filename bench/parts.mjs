// @ts-check
/**
 * What each part of the light build is worth alone: builds the site with all parts, without each in turn
 * and without any, and prints what a note weighs and how long the build takes.
 *
 *     node bench/parts.mjs
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {makeTemporaryFolder} from '../scripts/lib/cleanup.mjs';
import {copySite} from '../scripts/lib/copy-site.mjs';
import {measureBuild} from '../scripts/lib/measure/build.mjs';
import {weighPages} from '../scripts/lib/measure/pages.mjs';
import {NOTE} from '../scripts/lib/pages.mjs';

const folder = path.join(makeTemporaryFolder(), 'site');
await copySite(folder);

/** @param {string[]} without Parts to leave out. */
async function measure(without) {
  const build = await measureBuild(folder, {without});
  const [page] = await weighPages(path.join(folder, 'build'), [{route: NOTE}]);
  return {without: without.join(' '), ...page?.weight, 'build, s': Number(build.toFixed(1))};
}

const rows = [await measure([])];
/** @type {string[]} */
const parts = JSON.parse(
  readFileSync(path.join(folder, '.docusaurus/light/default/parts.json'), 'utf8'),
);
for (const without of [...parts.map((part) => [part]), parts]) {
  rows.push(await measure(without));
}
console.table(rows);
