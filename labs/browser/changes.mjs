// @ts-check
/**
 * Makes one change to the style of one box after another, and prints which stages Chromium's trace
 * holds between the change and the picture that shows it; "own layer" means that the box has
 * `will-change`. The median of several runs decides.
 */
/* global document, requestAnimationFrame -- in the page */
import {openBrowser} from './support/open-browser.mjs';
import {findRenderer, record} from './support/record.mjs';
import {serve} from './support/serve.mjs';
import {median} from './support/statistics.mjs';

const RUNS = 3;

/** @type {[property: string, value: string, willChange?: string][]} */
const CHANGES = [
  ['width', '150px'],
  ['display', 'none'],
  ['visibility', 'hidden'],
  ['color', 'maroon'],
  ['background-color', 'orange'],
  ['transform', 'translateX(50px)'],
  ['opacity', '0.5'],
  ['transform', 'translateX(50px)', 'transform'],
  ['opacity', '0.5', 'opacity'],
];

const STAGES = {
  style: 'UpdateLayoutTree',
  layout: 'Layout',
  paint: 'Paint',
  commit: 'Commit',
  raster: 'RasterTask',
  composite: 'MainFrame.Draw',
};

/** @param {string} willChange */
function page(willChange) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>
<style>.box { width: 200px; background: teal; color: white;
  transform: translateX(10px); opacity: 0.9; will-change: ${willChange} }</style>
<p>A paragraph before the box.</p>
<div class="box">A box with a few words in it.</div>
<p>A paragraph after the box.</p>`;
}

const server = await serve({
  '/auto': page('auto'),
  '/transform': page('transform'),
  '/opacity': page('opacity'),
});
const browser = await openBrowser();
const tab = await browser.newPage();

/**
 * Makes each change on its own, with the box as it was before and after it.
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
  for (const willChange of ['auto', 'transform', 'opacity']) {
    const changes = CHANGES.filter(([, , hint = 'auto']) => hint === willChange);
    /** @type {number[][][]} */
    const runs = [];
    for (let run = 0; run < RUNS; run++) {
      runs.push(
        await measure(
          `${server.origin()}/${willChange}`,
          changes.map(([property, value]) => [property, value]),
        ),
      );
    }
    changes.forEach(([property, , hint], row) => {
      const cells = names.map((name, column) =>
        (median(runs.map((run) => run[row]?.[column] ?? NaN)) > 0 ? 'yes' : '-').padEnd(
          name.length + 2,
        ),
      );
      console.log(`${cells.join('')}${property}${hint ? ', own layer' : ''}`);
    });
  }
} finally {
  await browser.close();
  server.close();
}
