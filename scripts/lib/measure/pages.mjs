// @ts-check
/** Weighs pages of a built site, several at a time. */
import {launchBrowser} from './browser.mjs';
import {measureBytes} from './bytes.mjs';
import {serve} from './server.mjs';

/** How many pages are weighed at a time. */
const LANES = 3;

/** @typedef {import('./bytes.mjs').PageWeight} PageWeight */

/**
 * @param {string} directory With a built site.
 * @param {readonly string[]} routes From the base path.
 * @returns {Promise<Map<string, PageWeight>>} By route.
 */
export async function weighPages(directory, routes) {
  // First what may fail: a server that is left open keeps the process from ending.
  const browser = await launchBrowser();
  const server = await serve(directory);
  try {
    const waiting = [...routes];
    const weights = new Map();
    const weighWaiting = async () => {
      for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
        weights.set(route, await measureBytes(browser, server.url + route));
      }
    };
    // Most of the time a page waits to see that nothing more comes.
    await Promise.all(Array.from({length: LANES}, weighWaiting));
    return weights;
  } finally {
    await browser.close();
    server.close();
  }
}
