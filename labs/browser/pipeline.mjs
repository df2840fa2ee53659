// @ts-check
/**
 * Loads a small page and prints the stages of its first frame in the order they started, each with its
 * thread, using the names in Chromium's trace.
 */
import {openBrowser} from '../open-browser.mjs';
import {findRenderer, nameThreads, record} from './support/record.mjs';
import {serve} from './support/serve.mjs';

const STAGES = [
  'ParseHTML',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
  'ProxyImpl::Commit',
  'RasterTask',
  'LayerTreeHostImpl::ActivateSyncTree',
  'MainFrame.Draw',
];
const LAST = 'Display::DrawAndSwap';

/** Shortens long thread names, so that a row fits on the page. */
const THREAD_WIDTH = 19;

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A small page</title>
<style>
  body { font: 1rem/1.5 serif }
  .box { width: 80px; height: 80px; background: teal }
</style>
<h1>A small page</h1>
<div class="box"></div>
${'<p>Some text that has to be broken into lines, painted and rastered.\n'.repeat(40)}`;

/** @typedef {import('./support/record.mjs').TraceEvent} TraceEvent */

/**
 * The events from parsing a page to drawing its first frame.
 *
 * @param {TraceEvent[]} events
 * @param {string} url
 */
function findFirstFrame(events, url) {
  const {pid} = findRenderer(events, url);
  const own = events.filter((event) => event.pid === pid);
  let time = own.find(({name, args}) => name === 'ParseHTML' && args.beginData?.url === url)?.ts;
  const start = time;
  // In sequence: each is the first of its kind after the previous one.
  const steps = ['Paint', 'Commit', 'LayerTreeHostImpl::ActivateSyncTree', 'MainFrame.Draw', LAST];
  const [, commit, , submit, draw] = steps.map((step) => {
    const list = step === LAST ? events : own;
    const found = list.find(({name, ph, ts}) => name === step && ph === 'X' && ts >= (time ?? NaN));
    time = found?.ts;
    return found;
  });
  if (start === undefined || !commit || !submit || !draw) {
    throw new Error('The trace is missing a stage between parsing the page and drawing it.');
  }
  const stages = own.filter(({name, ph, tid, ts}) => {
    // After its commit, the main thread carries on with the rest of the document.
    const end = tid === commit.tid ? commit.ts : submit.ts;
    return STAGES.includes(name) && ph === 'X' && ts >= start && ts <= end;
  });
  return [...stages, draw];
}

/**
 * Merges adjacent events of the same stage and thread into one row.
 *
 * @param {TraceEvent[]} events
 * @param {(event: TraceEvent) => string} nameThread
 */
function toRows(events, nameThread) {
  const [{ts: start}] = /** @type {[TraceEvent]} */ (events);
  /** @type {{at: number, thread: string, stage: string, took: number, count: number}[]} */
  const rows = [];
  for (const event of events) {
    const thread = nameThread(event);
    const took = (event.dur ?? 0) / 1000;
    const last = rows.at(-1);
    if (last && last.thread === thread && last.stage === event.name) {
      last.took += took;
      last.count++;
    } else {
      rows.push({at: (event.ts - start) / 1000, thread, stage: event.name, took, count: 1});
    }
  }
  return rows;
}

const server = await serve({'/': PAGE});
const url = `${server.origin()}/`;
const browser = await openBrowser();
try {
  const tab = await browser.newPage();
  // The first load also loads the fonts.
  await tab.goto(url);
  const events = await record(browser, async () => {
    await tab.goto(url);
    await tab.waitForFunction(() => performance.getEntriesByType('paint').length === 2);
    // The frame is drawn after this.
    await tab.waitForTimeout(300);
  });
  /** @param {string} name */
  const cut = (name) => (name.length > THREAD_WIDTH ? `${name.slice(0, THREAD_WIDTH - 1)}…` : name);
  console.log(`${'thread'.padEnd(THREAD_WIDTH + 2)}${'event'.padEnd(37)}at ms  took ms`);
  for (const {at, thread, stage, took, count} of toRows(
    findFirstFrame(events, url),
    nameThreads(events),
  )) {
    const event = count > 1 ? `${stage} (${count} times)` : stage;
    console.log(
      [
        cut(thread).padEnd(THREAD_WIDTH + 2),
        event.padEnd(37),
        at.toFixed(1).padStart(5),
        took.toFixed(2).padStart(9),
      ].join(''),
    );
  }
} finally {
  await browser.close();
  server.close();
}
