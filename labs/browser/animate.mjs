// @ts-check
/**
 * Animates a box, one property at a time. Counts in Chromium's trace how often each stage ran in one second,
 * and how many frames were drawn while a script kept the main thread busy for half a second.
 */
import {openBrowser} from '../open-browser.mjs';
import {findRenderer, record} from './support/record.mjs';
import {serve} from './support/serve.mjs';

/** @type {Record<string, [from: string, to: string]>} */
const ANIMATIONS = {
  left: ['left: 0', 'left: 400px'],
  'background-color': ['background-color: teal', 'background-color: orange'],
  opacity: ['opacity: 1', 'opacity: 0.2'],
  transform: ['transform: none', 'transform: translateX(400px)'],
};

const STAGES = [
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'RasterTask',
  'MainFrame.Draw',
];

/** @param {[from: string, to: string]} frames */
function page([from, to]) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>
<style>
  .box { position: relative; width: 20px; height: 20px; background: teal;
    animation: move 2s linear infinite alternate }
  @keyframes move { from { ${from} } to { ${to} } }
</style>
<div class="box"></div>`;
}

const server = await serve(
  Object.fromEntries(
    Object.entries(ANIMATIONS).map(([name, frames]) => [`/${name}`, page(frames)]),
  ),
);
const browser = await openBrowser();

/** @param {string} name */
async function measure(name) {
  const tab = await browser.newPage();
  const url = `${server.origin()}/${name}`;
  const events = await record(browser, async () => {
    await tab.goto(url);
    await tab.waitForTimeout(300);
    await tab.evaluate(async () => {
      performance.mark('calm');
      await new Promise((resolve) => setTimeout(resolve, 1000));
      performance.mark('calm over');
      await new Promise((resolve) => setTimeout(resolve, 100));
      const start = performance.now();
      // A frame that has already been handed over is still drawn.
      while (performance.now() - start < 50);
      performance.mark('busy');
      while (performance.now() - start < 550);
      performance.mark('busy over');
    });
  });
  await tab.close();
  const {pid} = findRenderer(events, url);
  const own = events.filter((event) => event.pid === pid);

  /** @param {string} mark @param {string} stage */
  const count = (mark, stage) => {
    const [start = NaN, end = NaN] = [mark, `${mark} over`].map(
      (wanted) => own.find(({name}) => name === wanted)?.ts,
    );
    return own.filter(({name, ph, ts}) => name === stage && ph === 'X' && ts >= start && ts < end)
      .length;
  };
  return [...STAGES.map((stage) => count('calm', stage)), count('busy', 'MainFrame.Draw')];
}

try {
  const names = Object.keys(ANIMATIONS);
  /** @type {number[][]} */
  const columns = [];
  for (const name of names) {
    columns.push(await measure(name));
  }
  /** @param {string} label @param {(string | number)[]} cells */
  const printRow = (label, cells) =>
    console.log(
      [
        label.padEnd(18),
        ...cells.map((cell, index) =>
          String(cell).padStart(/** @type {string} */ (names[index]).length + 2),
        ),
      ].join(''),
    );
  printRow('one second of', names);
  STAGES.forEach((stage, row) =>
    printRow(
      stage,
      columns.map((column) => /** @type {number} */ (column[row])),
    ),
  );
  console.log('main thread busy for half a second');
  printRow(
    'MainFrame.Draw',
    columns.map((column) => /** @type {number} */ (column[STAGES.length])),
  );
} finally {
  await browser.close();
  server.close();
}
