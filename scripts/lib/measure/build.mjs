// @ts-check
/**
 * Builds a site and measures it.
 *
 * CPU time and the peak of resident memory are what the operating system counted for the build's
 * process with all its threads (`process.resourceUsage`), which is the same on every system. A
 * build is one process; the git that it asks for dates is not counted.
 */
import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdtemp, readFile, rename} from 'node:fs/promises';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {undoAtExit} from '../cleanup.mjs';
import {ROOT} from '../root.mjs';

const DOCUSAURUS = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
const REPORT_USAGE = new URL('./report-usage.mjs', import.meta.url).href;

/** @typedef {{wall: number, cpu: number, memory: number}} BuildCost Seconds, seconds, megabytes. */

/**
 * @param {string} siteFolder
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<void>} Rejects with the build's output where it failed.
 */
function runBuild(siteFolder, environment) {
  return new Promise((resolve, reject) => {
    let output = '';
    const build = spawn(
      process.execPath,
      ['--import', REPORT_USAGE, DOCUSAURUS, 'build', siteFolder],
      {cwd: siteFolder, env: environment, stdio: ['ignore', 'pipe', 'pipe']},
    );
    const forget = undoAtExit(() => build.kill('SIGKILL'));
    const collect = (/** @type {Buffer} */ data) => {
      output += data.toString();
    };
    build.stdout.on('data', collect);
    build.stderr.on('data', collect);
    build.on('error', reject);
    build.on('close', (code) => {
      forget();
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(`The build of ${siteFolder} failed with ${code}:\n${output}`));
      }
    });
  });
}

/**
 * Takes folders out of the way of the next build. They stay on the disk: ext4 looks past the place of each
 * file that was removed in the last minute when it makes a new one, and thousands of them would cost the
 * build up to four seconds of CPU time.
 *
 * @param {string} siteFolder
 * @param {readonly string[]} folders Relative to it; those that are not there are left out.
 */
async function putAside(siteFolder, folders) {
  const aside = await mkdtemp(path.join(siteFolder, 'earlier-'));
  for (const folder of folders.map((name) => path.join(siteFolder, name)).filter(existsSync)) {
    await rename(folder, path.join(aside, path.basename(folder)));
  }
}

/**
 * Builds a site into its folder build/.
 *
 * @param {string} siteFolder A folder that Docusaurus can build.
 * @param {{isCold?: boolean}} [options] A cold build finds nothing that an earlier one left; a warm
 *   one finds all of it.
 * @returns {Promise<BuildCost>}
 */
export async function measureBuild(siteFolder, {isCold = true} = {}) {
  if (isCold) {
    await putAside(siteFolder, ['.docusaurus', 'build', 'node_modules/.cache']);
  }
  const usageFile = path.join(siteFolder, 'usage.json');
  const start = performance.now();
  await runBuild(siteFolder, {
    ...process.env,
    // As on a laptop: in CI, the configuration does without a cache.
    CI: '',
    // Stock Docusaurus, with which it is compared, draws none.
    WITHOUT_CARDS: '1',
    BENCH_USAGE_FILE: usageFile,
    // The copies share the project's history, which they must not write to.
    GIT_OPTIONAL_LOCKS: '0',
  });
  const wall = (performance.now() - start) / 1000;
  /** @type {NodeJS.ResourceUsage} */
  const usage = JSON.parse(await readFile(usageFile, 'utf8'));
  return {
    wall,
    cpu: (usage.userCPUTime + usage.systemCPUTime) / 1e6,
    memory: usage.maxRSS / 1024,
  };
}
