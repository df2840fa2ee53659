// @ts-check
/**
 * Visits the site twice in one browser profile and prints which protocol each document and its files used.
 *
 *     node visits.mjs
 *
 * The SPKI environment variable contains the hash of the server's public key. The browser isn't told to use
 * QUIC on port 443: it learns of HTTP/3 only from the server's Alt-Svc field.
 */
import {setTimeout as wait} from 'node:timers/promises';
import {openBrowser} from '../open-browser.mjs';
import {QUIC_HOST} from './origins.mjs';

const VISITS = 2;
// Longer than the server keeps an idle connection, so each visit needs a new one.
const MILLISECONDS_BETWEEN = 2500;

const browser = await openBrowser({quicHost: QUIC_HOST});
const context = await browser.newContext();
for (let visit = 1; visit <= VISITS; visit += 1) {
  const page = await context.newPage();
  await page.goto('https://www.example.test/', {waitUntil: 'load'});
  const [document, files] = await page.evaluate(() =>
    ['navigation', 'resource'].map((type) => {
      const entries = performance.getEntriesByType(type).map((entry) => entry.toJSON());
      return [...new Set(entries.map((entry) => entry.nextHopProtocol))].join(' and ');
    }),
  );
  console.log(`visit ${visit}: document by ${document}, its files by ${files}`);
  await page.close();
  await wait(MILLISECONDS_BETWEEN);
}
await browser.close();
