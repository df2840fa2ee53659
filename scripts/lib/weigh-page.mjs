// @ts-check
/**
 * Weighs what a browser loads for a page before the reader does anything, gzipped at level 9. A real
 * browser lists the requests, so scripts that start late count and files that no page needs don't.
 */
import {gzipSync} from 'node:zlib';
import {DESKTOP, openUntilQuiet, PHONE} from './open-page.mjs';

/** @typedef {Awaited<ReturnType<typeof weighPage>>} Weight */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{width: number, height: number}} viewport
 * @returns {Promise<Map<string, string>>} What was loaded, by URL: the browser's resource type, or
 *   `prefetch` if the page doesn't need the file yet.
 */
async function listLoaded(browser, url, viewport) {
  const page = await browser.newPage({viewport});
  /** @type {import('@playwright/test').Request[]} */
  const requests = [];
  page.on('request', (request) => requests.push(request));
  await openUntilQuiet(page, url);
  /** @type {Map<string, string>} */
  const loaded = new Map();
  for (const request of requests.filter((each) => each.url().startsWith('http'))) {
    const {'sec-purpose': purpose = ''} = await request.allHeaders();
    // A file that was prefetched and then used counts as used.
    if (!purpose.includes('prefetch')) {
      loaded.set(request.url(), request.resourceType());
    } else if (!loaded.has(request.url())) {
      loaded.set(request.url(), 'prefetch');
    }
  }
  await page.close();
  return loaded;
}

/** @type {(loaded: Map<string, string>, kind: string) => Promise<number>} */
async function weighFiles(loaded, kind) {
  let bytes = 0;
  for (const [url] of [...loaded].filter(([, each]) => each === kind)) {
    // Requested again, because the browser doesn't return the bodies of prefetched files.
    const response = await fetch(url);
    bytes += gzipSync(await response.arrayBuffer(), {level: 9}).length;
  }
  return bytes;
}

/**
 * HTML has no goal, because a note may be as long as its question requires.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function weighPage(browser, url) {
  const onPhone = await listLoaded(browser, url, PHONE);
  return {
    HTML: await weighFiles(onPhone, 'document'),
    scripts: await weighFiles(onPhone, 'script'),
    CSS: await weighFiles(onPhone, 'stylesheet'),
    'prefetched on a phone': await weighFiles(onPhone, 'prefetch'),
    'prefetched on a desktop': await weighFiles(
      await listLoaded(browser, url, DESKTOP),
      'prefetch',
    ),
  };
}
