// @ts-check
/* global document, location, MutationObserver, requestAnimationFrame, scheduler */
import {setTimeout as wait} from 'node:timers/promises';
import {basePath} from '../../src/site/identity.cjs';
import {DESKTOP, openUntilQuiet} from '../../scripts/lib/measure/pages.mjs';
import {NEXT_NOTE, NOTE} from '../../scripts/lib/pages.mjs';

/** A hand needs as long from the link's border to its press, in milliseconds; the link loads its page. */
const POINTER_REST = 300;

/** From pressing the button to letting it go, in milliseconds. */
const PRESS = 60;

const CPU_SLOWDOWN = 4;

/**
 * Runs in the page.
 *
 * @param {string} pathname
 * @returns {{x: number, y: number}} The middle of the sidebar's link to it.
 */
function findLink(pathname) {
  const link = document.querySelector(`aside a[href="${pathname}"]`);
  if (!link) {
    throw new Error(`bench/measure/click.mjs: no link to ${pathname}. Is it "aside a" still?`);
  }
  link.scrollIntoView({block: 'nearest'});
  const {x, y, width, height} = link.getBoundingClientRect();
  return {x: x + width / 2, y: y + height / 2};
}

/**
 * Runs in the page. Waits for a click, for another heading at the other address, and for the paint that
 * shows it.
 *
 * @param {string} pathname Of the next note.
 * @returns {Promise<number>} Milliseconds from the click to that paint; rejects after half a minute.
 */
function timeNextHeading(pathname) {
  const heading = () => document.querySelector('article h1')?.textContent;
  const oldHeading = heading();
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No new "article h1" at ${pathname}.`)), 30_000);
    const onClick = (/** @type {MouseEvent} */ event) => {
      const afterPaint = () => resolve(performance.now() - event.timeStamp);
      new MutationObserver((_, observer) => {
        const current = heading();
        if (location.pathname === pathname && current && current !== oldHeading) {
          observer.disconnect();
          // The first task after the frame's paint.
          requestAnimationFrame(() => {
            scheduler.postTask(afterPaint, {priority: 'user-blocking'});
          });
        }
      }).observe(document, {childList: true, subtree: true, characterData: true});
    };
    document.addEventListener('click', onClick, {capture: true, once: true});
  });
}

/**
 * How long a reader waits from a click on a link of the sidebar to the next note's heading, on a desktop
 * with a CPU that is four times slower.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl With the base path.
 * @returns {Promise<number>} Milliseconds.
 */
export async function measureClick(browser, siteUrl) {
  const page = await browser.newPage({viewport: DESKTOP});
  const session = await page.context().newCDPSession(page);
  await openUntilQuiet(page, siteUrl + NOTE);
  const pathname = basePath + NEXT_NOTE;
  const {x, y} = await page.evaluate(findLink, pathname);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  const time = page.evaluate(timeNextHeading, pathname);
  await page.mouse.move(x, y);
  await wait(POINTER_REST);
  await page.mouse.down();
  await wait(PRESS);
  await page.mouse.up();
  const milliseconds = await time;
  await page.close();
  return milliseconds;
}
