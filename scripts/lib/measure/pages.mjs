// @ts-check
/* global document, MutationObserver */
/**
 * What a browser loads for a page with no action of the reader. A real one says what is asked for, so
 * that scripts that start late are counted and files that no page needs are not.
 */
import {setTimeout as wait} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {ensureBrowser, TEST_BROWSER_FLAGS} from '../browser.mjs';
import {serve} from './server.mjs';

/** The first is the screen of Lighthouse's phone; the second is wide enough for the sidebar. */
const PHONE = {width: 412, height: 823};
export const DESKTOP = {width: 1280, height: 900};

/** How long nothing must happen on the line until all is loaded, in milliseconds. */
const QUIET = 500;

/** How many pages are weighed at a time; most of the time one waits to see that nothing more comes. */
const LANES = 3;

/**
 * @typedef {'html' | 'css' | 'js' | 'other'} Kind Scripts, styles and pictures inside the HTML are HTML.
 * @typedef {Record<Kind | 'requests' | 'prefetchPhone' | 'prefetchDesktop', number>} PageWeight Bytes
 *   after gzip at level 9, pictures and fonts as they are, and how many files a phone needs. What is
 *   loaded ahead of a click and not needed counts as prefetched alone.
 */

/** @type {Record<string, Kind>} By the browser's own name. */
const KIND_OF = {document: 'html', stylesheet: 'css', script: 'js'};

/** Starts the browser that the tests use. It ends with this process. */
export const launchBrowser = () =>
  chromium.launch({executablePath: ensureBrowser(), args: TEST_BROWSER_FLAGS});

/** Runs in the page. Resolves when React has hydrated it; rejects after half a minute. */
const untilHydrated = () =>
  new Promise((resolve, reject) => {
    const root = document.documentElement;
    const check = () => root.dataset.hasHydrated === 'true' && resolve(true);
    new MutationObserver(check).observe(root, {attributeFilter: ['data-has-hydrated']});
    check();
    setTimeout(() => reject(new Error('<html> has no data-has-hydrated="true".')), 30_000);
  });

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
  if (await page.evaluate(() => document.scripts.length > 0)) {
    await page.evaluate(untilHydrated);
  }
  while (Date.now() - last < QUIET) {
    await wait(50);
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{width: number, height: number}} viewport
 * @returns {Promise<Map<string, Kind | 'prefetch'>>} What is loaded, by address.
 */
async function listLoaded(browser, url, viewport) {
  const page = await browser.newPage({viewport});
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  page.on('request', (request) => requests.push(request));
  await openUntilQuiet(page, url);
  /** @type {Map<string, Kind | 'prefetch'>} */
  const loaded = new Map();
  for (const request of requests.filter((each) => each.url().startsWith('http'))) {
    const headers = await request.allHeaders();
    const isPrefetch = /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
    // What is prefetched and then needed is needed.
    if (!isPrefetch || !loaded.has(request.url())) {
      const kind = KIND_OF[request.resourceType()] ?? 'other';
      loaded.set(request.url(), isPrefetch ? 'prefetch' : kind);
    }
  }
  await page.close();
  return loaded;
}

/** @param {string} url */
async function weighFile(url) {
  // From the server once more: the browser does not hand out what it only prefetched.
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} is answered with ${response.status}. Build the site again.`);
  }
  const body = Buffer.from(await response.arrayBuffer());
  const isCompressed = /^(?:font\/|image\/(?!svg))/.test(
    response.headers.get('content-type') ?? '',
  );
  return isCompressed ? body.length : gzipSync(body, {level: 9}).length;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<PageWeight>}
 */
async function weighPage(browser, url) {
  const weight = {
    ...{html: 0, css: 0, js: 0, other: 0, requests: 0},
    ...{prefetchPhone: 0, prefetchDesktop: 0},
  };
  for (const [file, kind] of await listLoaded(browser, url, PHONE)) {
    weight[kind === 'prefetch' ? 'prefetchPhone' : kind] += await weighFile(file);
    weight.requests += kind === 'prefetch' ? 0 : 1;
  }
  for (const [file, kind] of await listLoaded(browser, url, DESKTOP)) {
    weight.prefetchDesktop += kind === 'prefetch' ? await weighFile(file) : 0;
  }
  return weight;
}

/**
 * @template {{route: string}} Page
 * @param {string} directory With a built site.
 * @param {readonly Page[]} pages `route` from the base path.
 * @returns {Promise<(Page & {weight: PageWeight})[]>}
 */
export async function weighPages(directory, pages) {
  const browser = await launchBrowser();
  const server = await serve(directory);
  const waiting = pages.entries();
  /** @type {(Page & {weight: PageWeight})[]} */
  const weighed = [];
  // Every lane takes the next page from the same iterator.
  const weighWaiting = async () => {
    for (const [index, page] of waiting) {
      weighed[index] = {...page, weight: await weighPage(browser, server.url + page.route)};
    }
  };
  try {
    await Promise.all(Array.from({length: LANES}, weighWaiting));
  } finally {
    await browser.close();
    server.close();
  }
  return weighed;
}
