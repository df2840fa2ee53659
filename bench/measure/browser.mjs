// @ts-check
import {chromium} from '@playwright/test';
import {BROWSER_FLAGS} from '../../scripts/lib/browser-flags.mjs';
import {ensureBrowser} from '../../scripts/lib/ensure-browser.mjs';

/** What a phone shows: the screen that Lighthouse gives its phone. */
export const PHONE = {width: 412, height: 823};

/**
 * Starts the browser that the tests use. It ends with this process.
 *
 * @returns {Promise<import('@playwright/test').Browser>}
 */
export function launchBrowser() {
  return chromium.launch({
    executablePath: ensureBrowser(),
    args: BROWSER_FLAGS,
    // bench/cleanup.mjs ends everything in order.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/**
 * Waits until the page's scripts have taken over (where it has any) and nothing has been asked for
 * or answered for half a second.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{hasScripts: boolean}} options
 * @param {() => Promise<unknown>} go Opens the page.
 */
export async function openUntilQuiet(page, {hasScripts}, go) {
  const QUIET = 500;
  let lastEvent = Date.now();
  const heard = () => {
    lastEvent = Date.now();
  };
  page.on('request', heard).on('requestfinished', heard).on('requestfailed', heard);
  await go();
  if (hasScripts) {
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
  }
  // Past already where scripts start late, so what happened since counts too.
  await page.waitForLoadState('networkidle');
  while (Date.now() - lastEvent < QUIET) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  page.off('request', heard).off('requestfinished', heard).off('requestfailed', heard);
}
