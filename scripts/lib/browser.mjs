// @ts-check
/** Finds the Chromium that tests, bench and labs start, and lists its flags. */
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Without these, the browser phones home, needs a graphics card and tries HTTP/3. */
export const BROWSER_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox doesn't start for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * For tests of the site's pages. Chromium renders the address bar's suggestions as two web pages in every
 * window, which takes half the CPU time of a test that opens a page.
 */
export const TEST_BROWSER_FLAGS = [
  ...BROWSER_FLAGS,
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/**
 * @returns {string | undefined} The path of the Chromium named by CHROMIUM_PATH, or else found on the
 *   PATH, or else downloaded by Playwright; undefined if there's none (see scripts/install-browser.mjs).
 *   Throws if CHROMIUM_PATH names a missing file.
 */
export function findBrowser() {
  const {CHROMIUM_PATH, PATH = ''} = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) {
      throw new Error(`CHROMIUM_PATH is set to ${CHROMIUM_PATH}, but that file doesn't exist.`);
    }
    return CHROMIUM_PATH;
  }
  const {chromium} = createRequire(import.meta.url)('@playwright/test');
  const onPath = NAMES.flatMap((name) =>
    PATH.split(path.delimiter)
      .filter(Boolean)
      .map((folder) => path.join(folder, name)),
  );
  return [...onPath, chromium.executablePath()].find((place) => existsSync(place));
}
