// @ts-check
import {chromium} from '@playwright/test';
import {BROWSER_FLAGS} from '../../scripts/lib/browser.mjs';
import {findBrowser} from '../../scripts/lib/browser.mjs';

/**
 * Starts a headless Chromium that trusts the lab's certificate: the environment variable SPKI has
 * the hash of its key.
 *
 * @returns The browser; the caller closes it.
 */
export function openBrowser() {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      `--ignore-certificate-errors-spki-list=${process.env.SPKI}`,
      '--disable-features=Translate',
      ...BROWSER_FLAGS,
    ],
  });
}
