// @ts-check
/* global document */
import {setTimeout as wait} from 'node:timers/promises';

/** Lighthouse's phone screen, and one wide enough for the sidebar. */
export const PHONE = {width: 412, height: 823};
export const DESKTOP = {width: 1280, height: 900};

/** How long the network must be idle before the page counts as loaded, in milliseconds. */
const QUIET = 500;

/**
 * Opens a page and waits until it has hydrated (if it has scripts) and the network is idle.
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
  // A locator would leave listeners in the page that run on every later click.
  await page.waitForFunction(
    () => document.scripts.length === 0 || document.documentElement.dataset.hasHydrated === 'true',
  );
  while (Date.now() - last < QUIET) {
    await wait(50);
  }
}
