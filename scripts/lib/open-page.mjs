// @ts-check
/* global document */
import {setTimeout as wait} from 'node:timers/promises';

/** The first is the screen of Lighthouse's phone; the second is wide enough for the sidebar. */
export const PHONE = {width: 412, height: 823};
export const DESKTOP = {width: 1280, height: 900};

/** How long nothing must happen on the line until all is loaded, in milliseconds. */
const QUIET = 500;

/**
 * Opens a page and waits until it is hydrated, where it has scripts, and the line is quiet.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
export async function openUntilQuiet(page, url) {
  let last = Date.now();
  const heard = () => {
    last = Date.now();
  };
  page.on('request', heard).on('requestfinished', heard).on('requestfailed', heard);
  await page.goto(url, {waitUntil: 'networkidle'});
  // Not by a locator: it leaves listeners in the page that take part in each later click.
  await page.waitForFunction(
    () => document.scripts.length === 0 || document.documentElement.dataset.hasHydrated === 'true',
  );
  while (Date.now() - last < QUIET) {
    await wait(50);
  }
}
