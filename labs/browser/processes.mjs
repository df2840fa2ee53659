// @ts-check
/**
 * Opens a page with two frames, one from its own site and one from another. The page opens a second tab of
 * its own site; a third tab shows another site. Prints which document is in which renderer process; processes
 * are numbered in the order of their first documents.
 */
/* global open -- in the page */
import {openBrowser} from '../open-browser.mjs';
import {record} from './support/record.mjs';
import {serve} from './support/serve.mjs';

const FRAME_HOSTS = ['img.example.test', 'player.test'];

/** @type {Record<string, string>} */
const pages = {'/': '', '/frame': '<p>Frame', '/second': '<p>Second'};
const server = await serve(pages);
pages['/'] = FRAME_HOSTS.map(
  (host) => `<!doctype html><iframe src="${server.origin(host)}/frame"></iframe>`,
).join('');

/** @param {import('./support/record.mjs').TraceEvent[]} events */
function listDocuments(events) {
  /** @type {number[]} */
  const renderers = [];
  let tab = 0;
  return events
    .filter(({name, args}) => name === 'CommitLoad' && args.data.url.startsWith('http:'))
    .map(({pid, args}) => {
      if (!renderers.includes(pid)) {
        renderers.push(pid);
      }
      tab += args.data.isMainFrame ? 1 : 0;
      const {hostname, pathname} = new URL(args.data.url);
      const kind = args.data.isMainFrame ? '' : 'iframe: ';
      return {tab, renderer: renderers.indexOf(pid) + 1, document: kind + hostname + pathname};
    });
}

const browser = await openBrowser();
try {
  const context = await browser.newContext();
  const first = await context.newPage();
  const third = await context.newPage();
  const events = await record(browser, async () => {
    await first.goto(`${server.origin()}/`);
    const opened = context.waitForEvent('page');
    await first.evaluate(() => void open('/second'));
    await (await opened).waitForLoadState();
    await third.goto(`${server.origin('www.other.test')}/second`);
  });
  console.log('tab  renderer  document');
  // The two frames load in parallel, so either can be first.
  const rows = listDocuments(events).sort(
    (one, other) => one.tab - other.tab || one.renderer - other.renderer,
  );
  for (const {tab, renderer, document} of rows) {
    console.log(`${String(tab).padEnd(3)}  ${String(renderer).padEnd(8)}  ${document}`);
  }
} finally {
  await browser.close();
  server.close();
}
