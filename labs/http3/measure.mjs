// @ts-check
/**
 * Loads the page repeatedly in headless Chromium, over HTTP/1.1, HTTP/2 and HTTP/3 in turn.
 *
 *     node measure.mjs RUNS
 *
 * The SPKI environment variable contains the hash of the server's public key, which only this browser trusts.
 * Prints one line of JSON for each load: protocol, firstByte, halfOfFiles and load (milliseconds from the
 * start of the navigation). Each load has its own browser context, so it shares no connection, session ticket
 * or file with earlier ones. Throws if a response arrives over a protocol other than the one being measured.
 */
import {setTimeout as wait} from 'node:timers/promises';
import {openBrowser} from '../open-browser.mjs';
import {ORIGINS, QUIC_HOST} from './origins.mjs';

const MILLISECONDS_BETWEEN = 100;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} protocol
 * @param {string} origin
 */
async function load(browser, protocol, origin) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/`, {waitUntil: 'load'});
    // `loadEventEnd` is only set after the event's handlers have run.
    await page.waitForFunction(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd > 0,
    );
    const {navigation, resources} = await page.evaluate(() => ({
      navigation: performance.getEntriesByType('navigation')[0]?.toJSON(),
      resources: performance.getEntriesByType('resource').map((entry) => entry.toJSON()),
    }));
    const used = new Set([navigation, ...resources].map((entry) => entry.nextHopProtocol));
    if (used.size !== 1 || !used.has(protocol)) {
      throw new Error(
        `Expected only ${protocol}, but the page arrived over ${[...used].join(', ')}.`,
      );
    }
    const ends = resources.map((entry) => entry.responseEnd).toSorted((one, other) => one - other);
    return {
      firstByte: navigation.responseStart,
      halfOfFiles: ends[Math.floor((ends.length - 1) / 2)],
      load: navigation.loadEventStart,
    };
  } finally {
    await context.close();
    await wait(MILLISECONDS_BETWEEN);
  }
}

const runs = Number(process.argv[2]);
const browser = await openBrowser({quicHost: QUIC_HOST});
// The first round warms up the browser and the servers, and isn't counted.
for (let run = 0; run <= runs; run += 1) {
  for (const [protocol, origin] of Object.entries(ORIGINS)) {
    const times = await load(browser, protocol, origin);
    if (run > 0) {
      console.log(JSON.stringify({protocol, ...times}));
    }
  }
}
await browser.close();
