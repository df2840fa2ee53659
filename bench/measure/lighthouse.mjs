// @ts-check
/** Lighthouse as it is by default: a phone, with simulated throttling, a browser of its own each time. */
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';
import {BROWSER_FLAGS} from '../../scripts/lib/browser-flags.mjs';
import {ensureBrowser} from '../../scripts/lib/ensure-browser.mjs';
import {undoAtExit} from '../../scripts/lib/cleanup.mjs';

export const CATEGORIES = /** @type {const} */ ([
  'performance',
  'accessibility',
  'best-practices',
  'seo',
]);

/**
 * @typedef {Record<'fcp' | 'lcp' | 'tbt' | 'cls' | 'power', number>} Timings Milliseconds, but `cls`
 *   and `power`, Lighthouse's own benchmark of the machine at that moment (higher is faster).
 * @typedef {Record<(typeof CATEGORIES)[number], number>} Scores From 0 to 100.
 */

/**
 * @param {string} url
 * @returns {Promise<{timings: Timings, scores: Scores}>}
 */
export async function measureWithLighthouse(url) {
  const chrome = await launch({
    chromePath: ensureBrowser(),
    chromeFlags: ['--headless', ...BROWSER_FLAGS],
    // cleanup.mjs ends everything in order.
    handleSIGINT: false,
  });
  const kill = undoAtExit(() => chrome.kill());
  try {
    const result = await lighthouse(url, {port: chrome.port, logLevel: 'error'});
    const report = result?.lhr;
    if (!report || report.runtimeError) {
      const reason = report?.runtimeError?.message ?? 'it gave no result';
      throw new Error(`Lighthouse could not measure ${url}: ${reason}`);
    }
    /** @param {string} id */
    const valueOf = (id) => {
      const value = report.audits[id]?.numericValue;
      if (value === undefined) {
        throw new Error(
          `Lighthouse ${report.lighthouseVersion} has no value for "${id}" of ${url}.`,
        );
      }
      return value;
    };
    return {
      timings: {
        fcp: valueOf('first-contentful-paint'),
        lcp: valueOf('largest-contentful-paint'),
        tbt: valueOf('total-blocking-time'),
        cls: valueOf('cumulative-layout-shift'),
        power: report.environment.benchmarkIndex,
      },
      scores: /** @type {Scores} */ (
        Object.fromEntries(
          CATEGORIES.map((id) => [id, Math.round((report.categories[id]?.score ?? 0) * 100)]),
        )
      ),
    };
  } finally {
    kill();
  }
}
