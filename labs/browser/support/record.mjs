// @ts-check

/**
 * An event in a Chromium trace; `ts` and `dur` are microseconds.
 *
 * @typedef {{name: string, cat: string, ph: string, pid: number, tid: number, ts: number, dur?: number, args: Record<string, any>}} TraceEvent
 */

const CATEGORIES = [
  'blink.user_timing',
  'benchmark',
  'cc',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'loading',
  'viz',
];

/**
 * Records what Chromium does in all its processes while `action` runs.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {() => Promise<unknown>} action
 * @param {string[]} categories
 * @returns {Promise<TraceEvent[]>} Sorted by time.
 */
export async function record(browser, action, categories = CATEGORIES) {
  const session = await browser.newBrowserCDPSession();
  /** @type {TraceEvent[]} */
  const events = [];
  session.on('Tracing.dataCollected', ({value}) =>
    events.push(.../** @type {TraceEvent[]} */ (/** @type {unknown} */ (value))),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {recordMode: 'recordUntilFull', includedCategories: categories},
  });
  try {
    await action();
  } finally {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
  }
  return events.sort((first, second) => first.ts - second.ts);
}

/**
 * The process that shows a page. Chromium's own interface also has renderer processes.
 *
 * @param {TraceEvent[]} events
 * @param {string} url
 */
export function findRenderer(events, url) {
  const start = events.find(
    ({name, args}) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  if (!start) {
    throw new Error(`The trace contains no navigation to ${url}.`);
  }
  return {pid: start.pid, startedAt: start.ts};
}

/**
 * @param {TraceEvent[]} events
 * @returns A function that names the thread of an event.
 */
export function nameThreads(events) {
  const names = new Map(
    events
      .filter(({name}) => name === 'thread_name')
      .map(({pid, tid, args}) => [`${pid}/${tid}`, String(args.name)]),
  );
  return (/** @type {TraceEvent} */ {pid, tid}) => names.get(`${pid}/${tid}`) ?? '?';
}
