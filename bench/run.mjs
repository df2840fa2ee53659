// @ts-check
/**
 * Measures our site beside stock Docusaurus and plain HTML. See README.md, or `--help`.
 *
 *     npm run bench -- [--runs 3] [--notes 8,100,500] [--only pages|build|growth] [--write]
 */
import {performance} from 'node:perf_hooks';
import {HELP, readArguments} from './arguments.mjs';
import {makeTemporaryFolder} from '../scripts/lib/cleanup.mjs';
import {launchBrowser} from '../scripts/lib/measure/browser.mjs';
import {makeReport, writeReport} from './report.mjs';
import {makeSites, measureBuilds, measureGrowth, measureNote, measurePages} from './sections.mjs';
import {getVersions} from './versions.mjs';

/** @param {string} message */
function progress(message) {
  const seconds = Math.round(performance.now() / 1000);
  console.error(`[${String(seconds).padStart(4)} s] ${message}`);
}

/** @param {ReturnType<typeof readArguments>} options */
async function run({runs, noteCounts, sections, writes}) {
  const browser = await launchBrowser();
  const bench = {folder: makeTemporaryFolder(), runs, browser, progress};
  /** @type {import('./report.mjs').Results} */
  const results = {versions: getVersions(browser.version()), runs};
  if (sections.has('pages') || sections.has('build')) {
    await makeSites(bench);
  }
  if (sections.has('pages')) {
    results.note = await measureNote(bench);
    results.pages = await measurePages(bench);
  }
  if (sections.has('build')) {
    results.builds = await measureBuilds(bench);
  }
  if (sections.has('growth')) {
    results.growth = await measureGrowth(bench, noteCounts);
  }
  await browser.close();
  const report = makeReport(results);
  console.log(report);
  if (writes) {
    progress(`written to ${await writeReport(report)}`);
  }
}

try {
  const options = readArguments(process.argv.slice(2));
  if (options.wantsHelp) {
    console.log(HELP);
  } else {
    await run(options);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// A browser or a server that an error left open must not keep the process alive.
process.stdout.write('', () => process.exit());
