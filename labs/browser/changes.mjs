// @ts-check
/**
 * Changes the style of one box at a time, and prints which stages Chromium's trace contains between the
 * change and the frame that shows it. The box has a transform and an opacity before each change, except for
 * "the first one"; "own layer" means it has `will-change`. The results are medians of several runs.
 */
/* global document, requestAnimationFrame -- in the page */
import {openBrowser} from '../open-browser.mjs';
import {findRenderer, record} from './support/record.mjs';
import {serve} from './support/serve.mjs';
import {median} from './support/statistics.mjs';

const RUNS = 3;

/**
 * The changes made on each page (named after its box's style), and their names in the output.
 *
 * @type {Record<string, {box: string, changes: [property: string, value: string, name?: string][]}>}
 */
const PAGES = {
  moved: {
    box: 'transform: translateX(10px); opacity: 0.9',
    changes: [
      ['width', '150px'],
      ['display', 'none'],
      ['visibility', 'hidden'],
      ['color', 'maroon'],
      ['background-color', 'orange'],
    ],
  },
  plain: {
    box: '',
    changes: [
      ['transform', 'translateX(50px)', 'transform, the first one'],
      ['opacity', '0.5', 'opacity, the first one'],
    ],
  },
  again: {
    box: 'transform: translateX(10px); opacity: 0.9',
    changes: [
      ['transform', 'translateX(50px)', 'transform, another one'],
      ['opacity', '0.5', 'opacity, another one'],
    ],
  },
  'layer-transform': {
    box: 'transform: translateX(10px); will-change: transform',
    changes: [['transform', 'translateX(50px)', 'transform, own layer']],
  },
  'layer-opacity': {
    box: 'opacity: 0.9; will-change: opacity',
    changes: [['opacity', '0.5', 'opacity, own layer']],
  },
  announced: {
    box: 'will-change: transform, opacity',
    changes: [
      ['transform', 'translateX(50px)', 'transform, the first one, own layer'],
      ['opacity', '0.5', 'opacity, the first one, own layer'],
    ],
  },
};

const STAGES = {
  style: 'UpdateLayoutTree',
  layout: 'Layout',
  paint: 'Paint',
  commit: 'Commit',
  raster: 'RasterTask',
  composite: 'MainFrame.Draw',
};

/** @param {string} declarations */
function page(declarations) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>
<style>.box { width: 200px; background: teal; color: white; ${declarations} }</style>
<p>A paragraph before the box.</p>
<div class="box">A box with a few words in it.</div>
<p>A paragraph after the box.</p>`;
}

const server = await serve(
  Object.fromEntries(Object.entries(PAGES).map(([name, {box}]) => [`/${name}`, page(box)])),
);
const browser = await openBrowser();
const tab = await browser.newPage();

/**
 * Makes each change separately, restoring the box after it.
 *
 * @param {string} url
 * @param {[property: string, value: string][]} changes
 * @returns How often each stage ran, for each change.
 */
async function measure(url, changes) {
  const events = await record(browser, async () => {
    await tab.goto(url);
    await tab.evaluate(async (list) => {
      const box = /** @type {HTMLElement} */ (document.querySelector('.box'));
      const nextPicture = () =>
        new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 60)));
      await nextPicture();
      for (const [index, [name, value]] of list.entries()) {
        performance.mark(`start ${index}`);
        box.style.setProperty(name, value);
        await nextPicture();
        performance.mark(`over ${index}`);
        box.style.removeProperty(name);
        await nextPicture();
      }
    }, changes);
  });
  const {pid} = findRenderer(events, url);
  const own = events.filter((event) => event.pid === pid);
  return changes.map((_, index) => {
    const [start = NaN, over = NaN] = ['start', 'over'].map(
      (word) => own.find(({name}) => name === `${word} ${index}`)?.ts,
    );
    return Object.values(STAGES).map(
      (stage) =>
        own.filter(({name, ph, ts}) => name === stage && ph === 'X' && ts >= start && ts < over)
          .length,
    );
  });
}

try {
  const names = Object.keys(STAGES);
  console.log(
    `${names.map((name) => name.padEnd(name.length + 2)).join('')}what the script changed`,
  );
  for (const [pageName, {changes}] of Object.entries(PAGES)) {
    /** @type {number[][][]} */
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(
        await measure(
          `${server.origin()}/${pageName}`,
          changes.map(([property, value]) => [property, value]),
        ),
      );
    }
    changes.forEach(([property, , called = property], row) => {
      const cells = names.map((name, column) =>
        (median(runs.map((run) => run[row]?.[column] ?? NaN)) > 0 ? 'yes' : '-').padEnd(
          name.length + 2,
        ),
      );
      console.log(`${cells.join('')}${called}`);
    });
  }
} finally {
  await browser.close();
  server.close();
}
