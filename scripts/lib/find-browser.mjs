// @ts-check
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where the installers of macOS and Windows put the browser, which is not on the PATH there. */
function usualPlaces() {
  const {HOME = '', LOCALAPPDATA, PROGRAMFILES} = process.env;
  const windowsFolders = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA];
  switch (process.platform) {
    case 'darwin':
      return ['', HOME].flatMap((home) => [
        `${home}/Applications/Chromium.app/Contents/MacOS/Chromium`,
        `${home}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
      ]);
    case 'win32':
      return windowsFolders
        .filter((folder) => folder !== undefined)
        .flatMap((folder) => [
          path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          path.join(folder, 'Chromium', 'Application', 'chrome.exe'),
        ]);
    default:
      return [];
  }
}

function placesOnPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Where Playwright puts the browser that it downloads, whether it is there or not. */
function playwrightPlace() {
  /** @type {typeof import('@playwright/test')} */
  const {chromium} = createRequire(import.meta.url)('@playwright/test');
  return chromium.executablePath();
}

/**
 * Finds a Chromium or Chrome: the one that CHROMIUM_PATH names, else an installed one, else the one
 * that Playwright downloaded.
 *
 * @returns {string | undefined} The path of its program.
 */
export function findBrowser() {
  const {CHROMIUM_PATH} = process.env;
  if (CHROMIUM_PATH) {
    if (!existsSync(CHROMIUM_PATH)) {
      throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, but there is no such file.`);
    }
    return CHROMIUM_PATH;
  }
  const places = [...placesOnPath(), ...usualPlaces(), playwrightPlace()];
  return places.find((place) => place !== '' && existsSync(place));
}
