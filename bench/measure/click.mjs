// @ts-check
/* global document, location, MutationObserver, requestAnimationFrame, scheduler */
/**
 * How long a reader waits from a click on a sidebar link to the next note's heading, with a CPU that
 * is four times slower, after the link's scripts have been prefetched.
 */
import {basePath} from '../../src/site/identity.cjs';
import {NEXT_NOTE, NOTE} from '../../scripts/lib/pages.mjs';
import {openUntilQuiet, within} from '../../scripts/lib/measure/browser.mjs';

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
 * Runs in the page.
 *
 * @param {string} pathname
 * @returns {{x: number, y: number} | undefined} The middle of the sidebar's link to it.
 */
function findLink(pathname) {
  const link = document.querySelector(`aside a[href="${pathname}"]`);
  link?.scrollIntoView({block: 'nearest'});
  const box = link?.getBoundingClientRect();
  return box && {x: box.x + box.width / 2, y: box.y + box.height / 2};
}

/**
 * Runs in the page. Waits for a click, then for another heading at the other address, then for the
 * paint that shows it.
 *
 * @param {string} pathname Of the next note.
 * @returns {Promise<number>} Milliseconds from the click to that paint.
 */
function timeNextHeading(pathname) {
  const heading = () => document.querySelector('article h1')?.textContent;
  const oldHeading = heading();
  return new Promise((resolve) => {
    const onClick = (/** @type {MouseEvent} */ event) => {
      const afterPaint = () => resolve(performance.now() - event.timeStamp);
      new MutationObserver((_, observer) => {
        const current = heading();
        if (location.pathname === pathname && current && current !== oldHeading) {
          observer.disconnect();
          requestAnimationFrame(() => {
            // The first task after a frame's paint.
            scheduler.postTask(afterPaint, {priority: 'user-blocking'});
          });
        }
      }).observe(document, {childList: true, subtree: true, characterData: true});
    };
    document.addEventListener('click', onClick, {capture: true, once: true});
  });
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
    const pathname = basePath + NEXT_NOTE;
    const point = await page.evaluate(findLink, pathname);
    if (!point) {
      throw new Error(`bench/measure/click.mjs: no link to ${pathname}. Is it "aside a" still?`);
    }
    const getScriptsFromServer = await watchScriptsFromServer(session);
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    const time = page.evaluate(timeNextHeading, pathname);
    await page.mouse.move(point.x, point.y);
    await page.waitForTimeout(POINTER_REST);
    await page.mouse.down();
    await page.waitForTimeout(PRESS);
    await page.mouse.up();
    const milliseconds = await within(
      time,
      `bench/measure/click.mjs: no new heading at ${pathname} after the click. Is it "article h1" still?`,
    );
    const missing = getScriptsFromServer();
    if (missing.length > 0) {
      console.error(`Not prefetched before the click: ${missing.join(', ')}`);
    }
    return milliseconds;
  } finally {
    await context.close();
  }
}
