// @ts-check
/** The browsers, each found where it usually is and driven by what it understands. */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, firefox, webkit} from '@playwright/test';
import puppeteer from 'puppeteer-core';
import {TEST_BROWSER_FLAGS} from '../../../scripts/lib/browser-flags.mjs';
import {findBrowser} from '../../../scripts/lib/find-browser.mjs';
import {launchWebDriver} from './webdriver.mjs';

/**
 * What scenarios need of a browser: all that differs between the ways to drive one.
 *
 * @typedef {object} Tab
 * @property {(url: string) => Promise<unknown>} goto Resolves when the page has loaded.
 * @property {<A extends unknown[], R>(act: (...args: A) => R, ...args: A) => Promise<R>} evaluate Runs
 *   a function in the page, which sees its arguments alone.
 * @property {(x: number, y: number) => Promise<unknown>} pressAt With the mouse, in CSS pixels.
 * @property {(keys: string) => Promise<unknown>} key One key, or several held together: `Control+v`.
 * @property {() => Promise<unknown>} back
 * @property {() => Promise<unknown>} forward
 * @property {(width: number, height: number) => Promise<unknown>} resize The page, in CSS pixels.
 * @property {() => Promise<unknown>} close
 *
 * @typedef {object} Browser
 * @property {string} version
 * @property {() => Promise<Tab>} openTab With a storage and a cache of its own.
 * @property {() => Promise<unknown>} close
 */

/** @param {...string} names Of programs, the first found wins. */
function findOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((place) => existsSync(place));
}

/**
 * @param {import('@playwright/test').BrowserType} type
 * @param {import('@playwright/test').LaunchOptions} [options]
 * @returns {Promise<Browser>}
 */
async function launchPlaywright(type, options) {
  const browser = await type.launch(options);
  return {
    version: browser.version(),
    async openTab() {
      const page = await browser.newPage();
      return {
        goto: (url) => page.goto(url),
        evaluate: (act, ...args) => page.evaluate(`(${act}).apply(null, ${JSON.stringify(args)})`),
        pressAt: (x, y) => page.mouse.click(x, y),
        key: (keys) => page.keyboard.press(keys),
        back: () => page.goBack(),
        forward: () => page.goForward(),
        resize: (width, height) => page.setViewportSize({width, height}),
        close: () => page.context().close(),
      };
    },
    close: () => browser.close(),
  };
}

/**
 * @param {string} executablePath
 * @returns {Promise<Browser>}
 */
async function launchFirefox(executablePath) {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath});
  return {
    version: await browser.version(),
    async openTab() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        goto: (url) => page.goto(url),
        evaluate: (act, ...args) => /** @type {any} */ (page).evaluate(act, ...args),
        pressAt: (x, y) => page.mouse.click(x, y),
        async key(keys) {
          const names = /** @type {import('puppeteer-core').KeyInput[]} */ (keys.split('+'));
          for (const name of names) {
            await page.keyboard.down(name);
          }
          for (const name of names.reverse()) {
            await page.keyboard.up(name);
          }
        },
        back: () => page.goBack(),
        forward: () => page.goForward(),
        resize: (width, height) => page.setViewport({width, height}),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Where the installers of macOS and Windows put Firefox, which is not on the PATH there. */
const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']]
    .filter((folder) => folder !== undefined)
    .map((folder) => path.join(folder, 'Mozilla Firefox', 'firefox.exe')),
];

/** @param {import('@playwright/test').BrowserType} type */
const findPlaywright = (type) =>
  existsSync(type.executablePath()) ? () => launchPlaywright(type) : undefined;

function findFirefox() {
  const place =
    findOnPath('firefox-esr', 'firefox') ?? FIREFOX_PLACES.find((place) => existsSync(place));
  return place ? () => launchFirefox(place) : undefined;
}

function findWebKit() {
  const driver = findOnPath('WebKitWebDriver');
  const xvfb = findOnPath('xvfb-run');
  return driver && xvfb ? () => launchWebDriver({driver, xvfb}) : undefined;
}

function findChromium() {
  const executablePath = findBrowser();
  return executablePath
    ? () => launchPlaywright(chromium, {executablePath, args: TEST_BROWSER_FLAGS})
    : undefined;
}

/** @typedef {() => Promise<Browser>} Launch */

/**
 * How each engine is found, and what to do where it is not. Playwright's own build is taken where it
 * has been downloaded, as it is the newest; a system's package serves as well.
 *
 * @type {Map<string, {find: () => Launch | undefined, advice: string}>}
 */
export const ENGINES = new Map([
  [
    'firefox',
    {
      find: () => findPlaywright(firefox) ?? findFirefox(),
      advice:
        'On Debian, run "apt-get install firefox-esr"; elsewhere install Firefox, or run "npx playwright install --with-deps firefox".',
    },
  ],
  [
    'webkit',
    {
      find: () => findPlaywright(webkit) ?? findWebKit(),
      advice:
        'On Debian or Ubuntu, run "apt-get install webkit2gtk-driver xvfb xauth"; elsewhere run "npx playwright install --with-deps webkit".',
    },
  ],
  [
    'chromium',
    {
      find: findChromium,
      advice: 'Install Chromium or Chrome, or run "npx playwright install --with-deps chromium".',
    },
  ],
]);
