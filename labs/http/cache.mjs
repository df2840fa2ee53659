// @ts-check
/**
 * Loads five files with different caching rules three times in Chromium, and prints what the server had to
 * answer on each visit. Run it in the folder with cert.pem and key.pem.
 */
/* global document -- in the page */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:https';
import {setTimeout as wait} from 'node:timers/promises';
import {openBrowser} from '../open-browser.mjs';

const ORIGIN = 'https://www.example.test:8443';
const SECONDS = [0, 2, 6];
const DAY = 86_400_000;
const WIDTHS = [38, 8, 13];

/** Each file's Cache-Control, or `(none)`. */
const POLICIES = [
  'max-age=4',
  'no-cache',
  'no-store',
  '(none)',
  'max-age=1, stale-while-revalidate=60',
];

/** The statuses the server has sent on the current visit, by path. @type {Map<string, number[]>} */
let answers = new Map();

const changed = new Date(Date.now() - 100 * DAY).toUTCString();
const server = createServer(
  {cert: readFileSync('cert.pem'), key: readFileSync('key.pem')},
  (request, response) => {
    const path = request.url ?? '/';
    const policy = POLICIES[Number(path.slice(1))];
    if (policy === undefined) {
      response.writeHead(200, {'Content-Type': 'text/html', 'Cache-Control': 'no-store'});
      response.end('<!doctype html><title>Test</title>');
      return;
    }
    const fields = {
      ETag: '"1"',
      'Last-Modified': changed,
      ...(policy.startsWith('(') ? {} : {'Cache-Control': policy}),
    };
    const status = request.headers['if-none-match'] === '"1"' ? 304 : 200;
    answers.set(path, [...(answers.get(path) ?? []), status]);
    response.writeHead(status, fields).end(status === 304 ? undefined : 'content');
  },
);
await new Promise((resolve) => server.listen(8443, '198.51.100.20', () => resolve(undefined)));
const browser = await openBrowser();

/** @param {import('@playwright/test').Page} page */
async function visit(page) {
  answers = new Map();
  await page.goto(ORIGIN);
  const fromCache = await page.evaluate(async (count) => {
    const sizes = [];
    for (let index = 0; index < count; index++) {
      await (await fetch(`/${index}`)).text();
      const [entry] = performance.getEntriesByName(`${document.location.origin}/${index}`);
      sizes.push(/** @type {PerformanceResourceTiming} */ (entry).transferSize === 0);
    }
    return sizes;
  }, POLICIES.length);
  // A cache may revalidate in the background.
  await wait(500);
  return POLICIES.map((_, index) => {
    const seen = (answers.get(`/${index}`) ?? []).join(', ');
    return fromCache[index] ? ['cache', seen].filter(Boolean).join(' + ') : seen;
  });
}

try {
  const page = await (await browser.newContext()).newPage();
  /** @type {string[][]} */
  const columns = [];
  const start = Date.now();
  for (const second of SECONDS) {
    await wait(Math.max(second * 1000 - (Date.now() - start), 0));
    columns.push(await visit(page));
  }
  const row = (/** @type {string[]} */ cells) =>
    console.log(
      cells
        .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
        .join('')
        .trimEnd(),
    );
  row(['Cache-Control', 'first', '2 s later', '6 s later']);
  POLICIES.forEach((policy, index) =>
    row([policy, ...columns.map((column) => column[index] ?? '')]),
  );
} finally {
  await browser.close();
  server.close();
  server.closeAllConnections();
}
