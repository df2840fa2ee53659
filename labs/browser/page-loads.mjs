// @ts-check
/**
 * Loads small pages that differ only in how they include a script or a style sheet, and reads each load's
 * milestones from Chromium's trace. Prints JSON: for each page the medians and quartiles, in milliseconds
 * after the start of the navigation, of
 * - painted: the first paint with content,
 * - ran: the start of the script,
 * - parsed: DOMContentLoaded.
 *
 * Usage: node page-loads.mjs [RUNS]
 */
import {openBrowser} from '../open-browser.mjs';
import {findRenderer, record} from './support/record.mjs';
import {serve} from './support/serve.mjs';
import {summarize} from './support/statistics.mjs';

const RUNS = Number(process.argv[2] ?? 7);

/** Delays in milliseconds, from request to answer. */
const DELAYS = {restOfDocument: 300, script: 200, quickScript: 100, sheet: 300};

const MARK = `performance.mark('ran');`;

/**
 * @param {string} head
 * @param {string} end The end of the body.
 */
function page(head, end = '') {
  return [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>${head}<body><h1>Start</h1>`,
    `<p>Rest</p>${end}`,
  ];
}

/** The rest of the document arrives late, as from a server that's still working on it. */
const SCRIPT_PAGES = {
  none: page(''),
  classic: page('<script src="/mark.js"></script>'),
  classicAtEnd: page('', '<script src="/mark.js"></script>'),
  classicAtEndPreloaded: page(
    '<link rel="preload" as="script" href="/mark.js">',
    '<script src="/mark.js"></script>',
  ),
  defer: page('<script defer src="/mark.js"></script>'),
  async: page('<script async src="/mark.js"></script>'),
  module: page('<script type="module" src="/import.js"></script>'),
  modulePreloaded: page(
    '<link rel="modulepreload" href="/mark.js"><script type="module" src="/import.js"></script>',
  ),
};

/** The document arrives all at once, the style sheet late. */
const SHEET_PAGES = {
  sheet: page('<link rel="stylesheet" href="/late.css">'),
  sheetThenInline: page(`<link rel="stylesheet" href="/late.css"><script>${MARK}</script>`),
  inlineThenSheet: page(`<script>${MARK}</script><link rel="stylesheet" href="/late.css">`),
  sheetThenAsync: page(
    '<link rel="stylesheet" href="/late.css"><script async src="/quick.js"></script>',
  ),
  sheetThenDefer: page(
    '<link rel="stylesheet" href="/late.css"><script defer src="/quick.js"></script>',
  ),
  print: page('<link rel="stylesheet" media="print" href="/late.css">'),
  sheetAtEnd: page('', '<link rel="stylesheet" href="/late.css">'),
  importing: page('<link rel="stylesheet" href="/import.css">'),
  importingPreloaded: page(
    '<link rel="preload" as="style" href="/late.css"><link rel="stylesheet" href="/import.css">',
  ),
};

/** @param {Record<string, string[]>} pages @param {number} restAfter */
function documents(pages, restAfter) {
  return Object.fromEntries(
    Object.entries(pages).map(([name, [start, rest]]) => [
      `/${name}`,
      [
        {after: 0, text: start},
        {after: restAfter, text: rest},
      ],
    ]),
  );
}

const server = await serve({
  ...documents(SCRIPT_PAGES, DELAYS.restOfDocument),
  ...documents(SHEET_PAGES, 0),
  '/mark.js': [{after: DELAYS.script, text: MARK}],
  '/import.js': [{after: DELAYS.script, text: `import '/mark.js';`}],
  '/quick.js': [{after: DELAYS.quickScript, text: MARK}],
  '/late.css': [{after: DELAYS.sheet, text: 'h1 { color: teal }'}],
  '/import.css': [{after: DELAYS.sheet, text: '@import "/late.css";'}],
});

const EVENTS = {painted: 'firstContentfulPaint', ran: 'ran', parsed: 'domContentLoadedEventStart'};

const browser = await openBrowser();
const tab = await browser.newPage();

/** @param {string} name */
async function load(name) {
  const url = `${server.origin()}/${name}`;
  const events = await record(browser, async () => {
    await tab.goto(url);
    // The paint can come after `load`.
    await tab.waitForFunction(() => performance.getEntriesByType('paint').length === 2);
  }, ['blink.user_timing', 'loading']);
  const {pid, startedAt} = findRenderer(events, url);
  return Object.entries(EVENTS).flatMap(([key, eventName]) => {
    // The last event, because the empty page before the navigation has events of its own.
    const event = events.findLast((event) => event.name === eventName && event.pid === pid);
    return event ? [{key, at: (event.ts - startedAt) / 1000}] : [];
  });
}

/** @param {Record<string, string[]>} pages */
async function measure(pages) {
  /** @type {Record<string, Record<string, number[]>>} */
  const times = Object.fromEntries(Object.keys(pages).map((name) => [name, {}]));
  // Takes the pages in turn, so a busy moment on the machine doesn't affect just one of them.
  for (let run = 0; run < RUNS; run++) {
    for (const [name, values] of Object.entries(times)) {
      for (const {key, at} of await load(name)) {
        (values[key] ??= []).push(at);
      }
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, values]) => [
      name,
      Object.fromEntries(Object.entries(values).map(([key, list]) => [key, summarize(list)])),
    ]),
  );
}

try {
  // The first load of a fresh browser is slower.
  await load('none');
  const result = {
    chromium: browser.version(),
    date: new Date().toLocaleDateString('en-GB', {day: 'numeric', month: 'long', year: 'numeric'}),
    runs: RUNS,
    delays: DELAYS,
    scripts: await measure(SCRIPT_PAGES),
    sheets: await measure(SHEET_PAGES),
  };
  console.log(JSON.stringify(result, null, 2));
} finally {
  await browser.close();
  server.close();
}
