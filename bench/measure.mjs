// @ts-check
/* global document, location, MutationObserver, PerformanceObserver, requestAnimationFrame, scheduler */
/** Measures one thing at a time on a site. Times are in milliseconds unless stated otherwise. */
import {execFile} from 'node:child_process';
import {renameSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {promisify} from 'node:util';
import {BROWSER_FLAGS, findBrowser} from '../scripts/lib/browser.mjs';
import {ROOT} from '../scripts/lib/root.mjs';
import {DESKTOP, openUntilQuiet, PHONE} from '../scripts/lib/open-page.mjs';
import {basePath} from '../src/site/identity.cjs';

/** The notes with the most and the least HTML, whose paints are measured. Clicks start on the longest note. */
export const LONGEST_NOTE = 'docs/frontend-roadmap/Internet/0-5-Web-Hosting';
export const SHORTEST_NOTE = 'docs/frontend-roadmap/Internet/0-4-Domain-Name';
/** The note whose sidebar link is clicked. */
const LINKED_NOTE = 'docs/frontend-roadmap/Internet/0-3-Why-Http3';

const run = promisify(execFile);

/**
 * Builds a site into its build/ folder from scratch, without social cards, which stock Docusaurus doesn't
 * make.
 *
 * @param {string} folder
 * @returns {Promise<number>} Seconds.
 */
export async function measureBuild(folder) {
  for (const name of ['.docusaurus', 'build', 'node_modules/.cache']) {
    const old = path.join(folder, name);
    try {
      // Moved rather than removed: a file system that has just freed thousands of entries is slower to
      // write new ones.
      renameSync(old, `${old}-${Date.now()}`);
    } catch {
      // Before the first build, there's nothing to move.
    }
  }
  const docusaurus = path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const env = {...process.env, WITHOUT_CARDS: '1'};
  const start = performance.now();
  await run(process.execPath, [docusaurus, 'build'], {cwd: folder, env, maxBuffer: 2 ** 26});
  return (performance.now() - start) / 1000;
}

// Lighthouse's mobile settings, adjusted for throttling in the browser: milliseconds per request, bytes per
// second. Source: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
const CPU_THROTTLING = {rate: 4};
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/**
 * Measures the first and the largest contentful paint on a slow phone with an empty cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url A note's URL.
 */
export async function measurePaints(browser, url) {
  const page = await browser.newPage({viewport: PHONE});
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', CPU_THROTTLING);
  await openUntilQuiet(page, url);
  const paints = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = performance.getEntriesByName('first-contentful-paint');
          resolve({fcp: first?.startTime, lcp: list.getEntries().at(-1)?.startTime});
        }).observe({type: 'largest-contentful-paint', buffered: true});
      }),
  );
  await page.close();
  return /** @type {{fcp: number, lcp: number}} */ (paints);
}

/** The last version that runs on Node 20. npx fetches it, because nothing else needs its 23 MB. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';

/**
 * Measures the total blocking time with Lighthouse and its defaults: a phone, with simulated throttling.
 *
 * @param {string} url A note's URL.
 * @returns {Promise<number>}
 */
export async function measureBlocking(url) {
  const flags = `--chrome-flags=--headless ${BROWSER_FLAGS.join(' ')}`;
  const options = ['--quiet', '--output=json', '--only-categories=performance', flags];
  const {stdout} = await run('npx', ['--yes', LIGHTHOUSE, url, ...options], {
    env: {...process.env, CHROME_PATH: findBrowser() ?? ''},
    maxBuffer: 2 ** 26,
  });
  return Number(JSON.parse(stdout).audits['total-blocking-time'].numericValue);
}

/**
 * Runs in the page.
 *
 * @param {string} pathname The linked note's path.
 * @returns {Promise<number>} The time from the next click until that note's heading is painted.
 */
function timeNextHeading(pathname) {
  const heading = () => document.querySelector('article h1')?.textContent;
  const old = heading();
  return new Promise((resolve, reject) => {
    setTimeout(
      () => reject(new Error(`The heading of ${pathname} didn't appear within 30 s.`)),
      30_000,
    );
    const onClick = (/** @type {MouseEvent} */ {timeStamp}) => {
      const afterPaint = () => resolve(performance.now() - timeStamp);
      new MutationObserver((_, observer) => {
        if (location.pathname === pathname && heading() && heading() !== old) {
          observer.disconnect();
          // The first task after the frame has been painted.
          requestAnimationFrame(() => scheduler.postTask(afterPaint, {priority: 'user-blocking'}));
        }
      }).observe(document, {childList: true, subtree: true, characterData: true});
    };
    document.addEventListener('click', onClick, {capture: true, once: true});
  });
}

/**
 * Measures how long a reader waits between clicking a sidebar link and seeing that note's heading, on a
 * desktop with 4× CPU throttling.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl With the base path.
 */
export async function measureClick(browser, siteUrl) {
  const page = await browser.newPage({viewport: DESKTOP});
  const session = await page.context().newCDPSession(page);
  await openUntilQuiet(page, siteUrl + LONGEST_NOTE);
  const pathname = basePath + LINKED_NOTE;
  const link = await page.waitForSelector(`aside a[href="${pathname}"]`);
  await link.scrollIntoViewIfNeeded();
  const {x = 0, y = 0, width = 0, height = 0} = (await link.boundingBox()) ?? {};
  const middle = /** @type {const} */ ([x + width / 2, y + height / 2]);
  await session.send('Emulation.setCPUThrottlingRate', CPU_THROTTLING);
  const time = page.evaluate(timeNextHeading, pathname);
  // Like a person: moves the pointer over the link, presses, then releases.
  await page.mouse.move(...middle);
  await wait(300);
  await page.mouse.click(...middle, {delay: 60});
  const milliseconds = await time;
  await page.close();
  return milliseconds;
}
