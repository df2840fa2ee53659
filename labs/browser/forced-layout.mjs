// @ts-check
/**
 * Makes a hundred boxes one pixel narrower in three ways. For each way, prints how many style and layout runs
 * Chromium's trace shows, and how long the script took (median of several runs).
 */
/* global document, requestAnimationFrame -- in the page */
import {openBrowser} from '../open-browser.mjs';
import {findRenderer, record} from './support/record.mjs';
import {serve} from './support/serve.mjs';
import {median} from './support/statistics.mjs';

const RUNS = 5;

/** @type {Record<string, () => void>} */
const WAYS = {
  'read, write, read, write, …': () => {
    for (const box of document.querySelectorAll('p')) {
      const width = box.offsetWidth;
      box.style.width = `${width - 1}px`;
    }
  },
  'all reads, then all writes': () => {
    const boxes = [...document.querySelectorAll('p')];
    const widths = boxes.map((box) => box.offsetWidth);
    boxes.forEach((box, index) => {
      box.style.width = `${/** @type {number} */ (widths[index]) - 1}px`;
    });
  },
  'writes only': () => {
    for (const box of document.querySelectorAll('p')) {
      box.style.width = '299px';
    }
  },
};

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>
<style>p { width: 300px }</style>
${'<p>A box with a few words of text in it, which has two lines.</p>'.repeat(100)}`;

const server = await serve({'/': PAGE});
const url = `${server.origin()}/`;
const browser = await openBrowser();
const tab = await browser.newPage();

/** @param {() => void} change */
async function measure(change) {
  const events = await record(browser, async () => {
    await tab.goto(url);
    await tab.waitForTimeout(100);
    await tab.evaluate(
      async ([source]) => {
        const run = new Function(`(${source})()`);
        performance.mark('start');
        run();
        performance.mark('script over');
        // Waits until the next frame has been laid out and painted.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        performance.mark('frame over');
      },
      [String(change)],
    );
  });
  const {pid} = findRenderer(events, url);
  const own = events.filter((event) => event.pid === pid);
  const [start = NaN, scriptOver = NaN, frameOver = NaN] = [
    'start',
    'script over',
    'frame over',
  ].map((mark) => own.find(({name}) => name === mark)?.ts);
  /** @param {string} stage */
  const count = (stage) =>
    own.filter(({name, ts}) => name === stage && ts >= start && ts < frameOver).length;
  return {
    styles: count('UpdateLayoutTree'),
    layouts: count('Layout'),
    took: (scriptOver - start) / 1000,
  };
}

try {
  console.log('layout  style  script took  100 boxes');
  for (const [name, change] of Object.entries(WAYS)) {
    /** @type {Awaited<ReturnType<typeof measure>>[]} */
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(await measure(change));
    }
    /** @param {'styles' | 'layouts' | 'took'} key */
    const middle = (key) => median(runs.map((values) => values[key]));
    console.log(
      [
        String(middle('layouts')).padStart(6),
        String(middle('styles')).padStart(7),
        `${middle('took').toFixed(1)} ms`.padStart(13),
        `  ${name}`,
      ].join(''),
    );
  }
} finally {
  await browser.close();
  server.close();
}
