// @ts-check
/**
 * Tries the calls in the note's figure on cross-origin requests, and every other combination of their
 * parts, in a page on https://www.example.test. Prints as JSON what reached the API, what the script got and
 * what the console said. LOG is the file api.mjs writes to.
 *
 *     cors-cases.mjs LOG
 */
import {readFileSync, truncateSync} from 'node:fs';
import {openBrowser} from '../open-browser.mjs';

const LOG = process.argv[2] ?? '';
const METHODS = ['GET', 'POST', 'DELETE'];
const FIELDS = {none: {}, json: {'Content-Type': 'application/json'}, token: {Authorization: 'x'}};
const ANSWERS = ['closed', 'stars', 'notes', 'everything', 'login-first'];

const browser = await openBrowser();
const cases = [];
try {
  const page = await browser.newPage();
  await page.goto('https://www.example.test/notes');
  let said = '';
  page.on('console', (message) => {
    if (message.text().startsWith('Access to')) {
      said = message.text();
    }
  });
  for (const answer of ANSWERS) {
    for (const method of METHODS) {
      for (const [field, headers] of Object.entries(FIELDS)) {
        for (const credentials of /** @type {const} */ (['same-origin', 'include'])) {
          truncateSync(LOG);
          said = '';
          // A new URL each time, so that no preflight response comes from the cache.
          /** @type {string} */
          const script = await page.evaluate(
            ([url, options]) =>
              fetch(url, options).then(
                ({status}) => String(status),
                (/** @type {Error} */ error) => String(error),
              ),
            /** @type {[string, RequestInit]} */ ([
              `https://api.example.test/${answer}?${cases.length}`,
              {method, headers, credentials},
            ]),
          );
          await page.waitForTimeout(60);
          const arrived = [...readFileSync(LOG, 'utf8').matchAll(/^-> (\w+)/gm)].map(
            ([, name]) => name,
          );
          const console = said.replace(/^.* blocked by CORS policy: /, '');
          cases.push({answer, method, field, credentials, arrived, script, console});
        }
      }
    }
  }
} finally {
  await browser.close();
}
console.log(JSON.stringify(cases, null, 1));
