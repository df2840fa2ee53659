// @ts-check
/* global document, location, MutationObserver, requestAnimationFrame, window */
/**
 * How long a reader waits from a click on a sidebar link to the next note's heading, with a CPU that
 * is four times slower, after the link's scripts have been prefetched.
 */
import {BASE_PATH, NEXT_NOTE, NOTE} from '../pages.mjs';
import {openUntilQuiet} from './browser.mjs';

/** Longer than any click takes, in milliseconds. */
const LIMIT = 30_000;

/** A hand needs as long from the link's border to its press, in milliseconds; the link loads its page. */
const POINTER_REST = 300;

/** From pressing the button to letting it go, in milliseconds. */
const PRESS = 60;

/** Wide enough for the sidebar. */
const DESKTOP = {width: 1280, height: 900};
const CPU_SLOWDOWN = 4;

/**
 * Counts what comes over the line rather than from the browser's own stores.
 *
 * @param {import('@playwright/test').CDPSession} session
 * @returns {Promise<() => string[]>} Gives the addresses of scripts so far.
 */
async function watchScriptsFromServer(session) {
  /** @type {string[]} */
  const urls = [];
  session.on('Network.responseReceived', ({type, response}) => {
    if (type === 'Script' && !response.fromDiskCache && !response.fromPrefetchCache) {
      urls.push(response.url);
    }
  });
  await session.send('Network.enable');
  return () => urls;
}

/**
 * Runs in the page. Waits for a click, then for another heading at the other address, then for the
 * paint that shows it.
 *
 * @param {string} pathname Of the next note.
 */
function timeNextHeading(pathname) {
  const heading = () => document.querySelector('article h1')?.textContent;
  const oldHeading = heading();
  const onClick = (/** @type {MouseEvent} */ event) => {
    const afterPaint = () => {
      /** @type {any} */ (window).benchTime = performance.now() - event.timeStamp;
    };
    new MutationObserver((_, observer) => {
      const current = heading();
      if (location.pathname === pathname && current && current !== oldHeading) {
        observer.disconnect();
        requestAnimationFrame(() => {
          // The first task after a frame's paint.
          /** @type {any} */ (window).scheduler.postTask(afterPaint, {priority: 'user-blocking'});
        });
      }
    }).observe(document, {childList: true, subtree: true, characterData: true});
  };
  document.addEventListener('click', onClick, {capture: true, once: true});
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl With the base path.
 * @returns {Promise<number>} Milliseconds.
 */
export async function measureClick(browser, siteUrl) {
  const context = await browser.newContext({viewport: DESKTOP});
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await openUntilQuiet(page, {hasScripts: true}, () => page.goto(siteUrl + NOTE));
    const pathname = BASE_PATH + NEXT_NOTE;
    const link = page.locator(`aside a[href="${pathname}"]`);
    await link.scrollIntoViewIfNeeded();
    const getScriptsFromServer = await watchScriptsFromServer(session);
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    await page.evaluate(timeNextHeading, pathname);
    await link.hover();
    await page.waitForTimeout(POINTER_REST);
    // As a hand does: the locator's own `click` runs scripts in the page, slowed down like its own.
    await page.mouse.down();
    await page.waitForTimeout(PRESS);
    await page.mouse.up();
    const result = await page
      .waitForFunction(() => /** @type {any} */ (window).benchTime, undefined, {timeout: LIMIT})
      .catch((/** @type {Error} */ error) => {
        throw new Error(
          `bench/measure/click.mjs: no new heading at ${pathname} after the click. Is it "article h1" still?`,
          {cause: error},
        );
      });
    const time = /** @type {number} */ (await result.jsonValue());
    const missing = getScriptsFromServer();
    if (missing.length > 0) {
      console.error(`Not prefetched before the click: ${missing.join(', ')}`);
    }
    return time;
  } finally {
    await context.close();
  }
}
