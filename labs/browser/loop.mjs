// @ts-check
/**
 * Presses a button whose click handler queues a microtask, a timer and an animation frame callback, and
 * changes a size that a resize observer watches. Prints, from Chromium's trace of the main thread, the order
 * in which they and the rendering stages ran, and in which task.
 */
import {openBrowser} from '../open-browser.mjs';
import {findRenderer, record} from './support/record.mjs';
import {serve} from './support/serve.mjs';

const STAGES = ['UpdateLayoutTree', 'Layout', 'Paint', 'Commit'];

/** The marks of the page's script, with their labels in the output. */
const MARKS = [
  'click handler',
  'microtask',
  'microtask of the microtask',
  'animation frame callback',
  'microtask of the callback',
  'resize observer',
  'timer',
];

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Test</title>
<button autofocus>Press</button><p id="box">Text</p>
<script>
  const ran = (name) => performance.mark(name);
  const observer = new ResizeObserver(() => ran('resize observer'));
  observer.observe(box);
  addEventListener('click', () => {
    ran('click handler');
    setTimeout(() => ran('timer'));
    requestAnimationFrame(() => {
      ran('animation frame callback');
      queueMicrotask(() => ran('microtask of the callback'));
    });
    queueMicrotask(() => {
      ran('microtask');
      queueMicrotask(() => ran('microtask of the microtask'));
    });
    box.style.width = '100px';
  });
</script>`;

const server = await serve({'/': PAGE});
const url = `${server.origin()}/`;
const browser = await openBrowser();
try {
  const tab = await browser.newPage();
  const events = await record(browser, async () => {
    await tab.goto(url);
    await tab.waitForTimeout(200);
    // Uses the keyboard, because a mouse click makes Chromium check again what's under the pointer.
    await tab.keyboard.press('Enter');
    await tab.waitForTimeout(300);
  });
  const {pid} = findRenderer(events, url);
  const own = events.filter((event) => event.pid === pid);
  const click = own.find(({name}) => name === 'click handler');
  if (!click) {
    throw new Error('The trace doesn’t contain the click.');
  }
  const timer = own.find(({name, ts}) => name === 'timer' && ts > click.ts);
  const tasks = own.filter(
    ({name, ph, tid}) => name === 'RunTask' && ph === 'X' && tid === click.tid,
  );
  /** @param {number} ts */
  const taskAt = (ts) => tasks.findIndex((task) => ts >= task.ts && ts < task.ts + (task.dur ?? 0));

  /** @type {number[]} */
  const seen = [];
  let last = '';
  console.log('task  on the main thread');
  for (const {name, ph, tid, ts} of own) {
    const isMark = MARKS.includes(name);
    const isStage = STAGES.includes(name) && ph === 'X';
    if (tid !== click.tid || ts < click.ts || ts > (timer?.ts ?? NaN) || !(isMark || isStage)) {
      continue;
    }
    const task = taskAt(ts);
    if (!seen.includes(task)) {
      seen.push(task);
    }
    const line = `${String(seen.indexOf(task) + 1).padEnd(6)}${name}`;
    // A stage can run in several pieces.
    if (line !== last) {
      console.log(line);
    }
    last = line;
  }
} finally {
  await browser.close();
  server.close();
}
