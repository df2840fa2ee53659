// @ts-check
/**
 * Opens a page in Chromium with QUIC enabled, and prints each visit's protocol, the page, the console, and
 * what a script in the page returned.
 *
 *     node visit.mjs URL [VISITS] [SCRIPT] [SWITCH …]
 */
import {setTimeout as wait} from 'node:timers/promises';
import {chromium} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from '../../scripts/lib/browser.mjs';

// Longer than the server keeps an idle connection, so each visit needs a new one.
const MILLISECONDS_BETWEEN = 1500;

const [url = '', visits = '1', script = '', ...switches] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...BROWSER_FLAGS.filter((flag) => flag !== '--disable-quic'), ...switches],
});
const context = await browser.newContext();
const protocols = [];
for (let visit = 1; visit <= Number(visits); visit += 1) {
  const page = await context.newPage();
  page.on('console', (message) => console.log(message.text()));
  // The browser's own error page comes after the error.
  await page.goto(url).catch(() => wait(500));
  const result = script && (await page.evaluate(script));
  console.log([await page.evaluate(() => document.body.innerText), result].join('\n'));
  protocols.push(
    await page.evaluate(
      () => performance.getEntriesByType('navigation').at(0)?.toJSON().nextHopProtocol,
    ),
  );
  await page.close();
  if (visit < Number(visits)) {
    await wait(MILLISECONDS_BETWEEN);
  }
}
console.log(`visits by ${protocols.join(', ')}`);
await browser.close();
