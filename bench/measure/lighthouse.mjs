// @ts-check
/** Lighthouse as it is by default: a phone, with simulated throttling, a browser of its own each time. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {BROWSER_FLAGS, ensureBrowser} from '../../scripts/lib/browser.mjs';

/** The last that runs under Node 20. npx fetches it, as nothing else needs its 23 MB. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';

const OPTIONS = [
  '--quiet',
  '--output=json',
  '--only-categories=performance',
  `--chrome-flags=--headless ${BROWSER_FLAGS.join(' ')}`,
];

/** @typedef {Record<'fcp' | 'lcp' | 'tbt' | 'cls' | 'power', number>} Timings */

/**
 * @param {string} url
 * @returns {Promise<Timings>} Milliseconds, but `cls` and `power`, Lighthouse's own benchmark of the
 *   machine at that moment (higher is faster).
 */
export async function measureWithLighthouse(url) {
  const {stdout} = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...OPTIONS], {
    env: {...process.env, CHROME_PATH: ensureBrowser()},
    maxBuffer: 2 ** 26,
  });
  const {audits, environment, runtimeError} = JSON.parse(stdout);
  if (runtimeError) {
    throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  }
  return {
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    power: environment.benchmarkIndex,
  };
}
