// @ts-check
/**
 * Runs the note's four lines many times from three callers (a script in the page, a timer, a click handler)
 * and counts the orders in which the lines ran. For the last row, Chromium doesn't defer other tasks after
 * input.
 */
/* global document -- in the page */
import {openBrowser} from '../open-browser.mjs';
import {serve} from './support/serve.mjs';

const RUNS = 40;

const FIRST = 'now, microtask, ';
const REST = ['task, frame', 'frame, task'];

/** Writes the words into the title, once all four lines have run. */
const LINES = `
  const written = [];
  const write = (word) => {
    document.title = written.push(word) < 4 ? '' : written.join(', ');
  };
  setTimeout(() => write('task'));
  requestAnimationFrame(() => write('frame'));
  Promise.resolve().then(() => write('microtask'));
  write('now');`;

/**
 * How the page calls the lines, and what the lab does to trigger each run.
 *
 * @type {Record<string, [script: string, act: (tab: import('@playwright/test').Page) => Promise<unknown>]>}
 */
const CALLERS = {
  'script in the page': [LINES, (tab) => tab.reload()],
  timer: [
    `function start() { setTimeout(() => {${LINES}}, 20 * Math.random()); }`,
    (tab) => tab.evaluate('start()'),
  ],
  'click handler': [
    `addEventListener('click', () => {${LINES}});`,
    (tab) => tab.mouse.click(100, 100),
  ],
};

const server = await serve(
  Object.fromEntries(
    Object.entries(CALLERS).map(([caller, [script]]) => [
      `/${encodeURIComponent(caller)}`,
      `<!doctype html><p>Text</p><script>${script}</script>`,
    ]),
  ),
);

/** @param {string} caller @param {string} [disabledFeature] */
async function countOrders(caller, disabledFeature) {
  const browser = await openBrowser({disabledFeature});
  try {
    const tab = await browser.newPage();
    await tab.goto(`${server.origin()}/${encodeURIComponent(caller)}`);
    /** @type {string[]} */
    const orders = [];
    for (let run = 0; run < RUNS; run++) {
      await tab.evaluate(() => {
        document.title = '';
      });
      await CALLERS[caller]?.[1](tab);
      await tab.waitForFunction(() => document.title !== '', undefined, {polling: 20});
      orders.push(await tab.title());
    }
    const others = orders.filter((order) => !REST.some((rest) => order === FIRST + rest));
    if (others.length > 0) {
      throw new Error(`Unexpected order: ${others.join('; ')}`);
    }
    return REST.map((rest) => orders.filter((order) => order === FIRST + rest).length);
  } finally {
    await browser.close();
  }
}

/** @param {string} label @param {number[]} counts */
function printRow(label, counts) {
  const cells = counts.map((count) => `${count} of ${RUNS}`.padStart(13));
  console.log(label.padEnd(20) + cells.join(''));
}

try {
  console.log(`now, microtask, then  ${REST.join('  ')}`);
  for (const caller of Object.keys(CALLERS)) {
    printRow(caller, await countOrders(caller));
  }
  printRow(
    'click, no deferral',
    await countOrders('click handler', 'DeferRendererTasksAfterInput'),
  );
} finally {
  server.close();
}
