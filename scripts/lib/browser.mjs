// @ts-check
/** The Chromium that tests, bench and labs start, and its switches. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** They keep the browser from calling home, from needing a graphics card and from trying HTTP/3. */
export const BROWSER_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox does not start for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * For a Chromium that looks at the site's pages. The list under the address bar is itself two web
 * pages, made anew for each window: they cost half of the CPU time of a test that opens a page.
 */
export const TEST_BROWSER_FLAGS = [
  ...BROWSER_FLAGS,
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
];

/**
 * @returns {string | undefined} The path of the Chromium that CHROMIUM_PATH names, else of one on the
 *   PATH, else of Playwright's download. Throws where CHROMIUM_PATH names no file.
 */
export function findBrowser() {
  const {CHROMIUM_PATH, PATH = ''} = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) {
      throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, but there is no such file.`);
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

/** @returns {string} The same; where there is none, Playwright downloads its own first. */
export function ensureBrowser() {
  const install = () =>
    spawnSync('npx playwright install chromium', {shell: true, stdio: 'inherit'}) && findBrowser();
  const browser = findBrowser() ?? install();
  if (!browser) {
    throw new Error('There is no Chromium. Install one, or name its program in CHROMIUM_PATH.');
  }
  return browser;
}
