// @ts-check
import {chromium} from '@playwright/test';
import {BROWSER_FLAGS} from '../../../scripts/lib/browser.mjs';
import {findBrowser} from '../../../scripts/lib/browser.mjs';

/**
 * Starts a headless Chromium in which every host name means this machine, so that a page may have
 * the addresses of the notes' example and no request leaves.
 *
 * @param {string} disabledFeature A feature of Chromium to do without.
 * @returns The browser; the caller closes it.
 */
export function openBrowser(disabledFeature = 'Translate') {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--host-resolver-rules=MAP * 127.0.0.1',
      // Replaces Playwright's own list, which has features that decide when a page is painted.
      `--disable-features=${disabledFeature}`,
      ...BROWSER_FLAGS,
    ],
  });
}
