// @ts-check
/* global document, MutationObserver */
import {chromium} from '@playwright/test';
import {TEST_BROWSER_FLAGS} from '../browser-flags.mjs';
import {ensureBrowser} from '../ensure-browser.mjs';

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
    args: TEST_BROWSER_FLAGS,
    // cleanup.mjs ends everything in order.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** Longer than a page takes to load, in milliseconds. */
const LIMIT = 30_000;

/** Runs in the page. Resolves when its scripts have taken over. */
function untilHydrated() {
  const root = document.documentElement;
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      const check = () => {
        if (root.dataset.hasHydrated === 'true') {
          resolve();
        }
      };
      new MutationObserver(check).observe(root, {attributeFilter: ['data-has-hydrated']});
      check();
    })
  );
}

/**
 * Waits for what runs in the page. Playwright's own `waitFor…` and locators would do, but they leave
 * listeners there that take part in each later click.
 *
 * @template T
 * @param {Promise<T>} result
 * @param {string} failure What to say if it does not come within half a minute.
 * @returns {Promise<T>}
 */
export function within(result, failure) {
  /** @type {NodeJS.Timeout} */
  let timer;
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(failure)), LIMIT);
  });
  return Promise.race([result, limit]).finally(() => clearTimeout(timer));
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
    await within(
      page.evaluate(untilHydrated),
      `The scripts of ${page.url()} do not run: <html> has no data-has-hydrated="true".`,
    );
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
