// @ts-check
/**
 * Opens https://www.example.test/page twice in Chromium and prints the rows of the developer tools' Network
 * panel.
 */
import {openBrowser} from '../open-browser.mjs';

const WIDTHS = [17, 9, 8, 10, 12];

/** @typedef {{name: string, method: string, type: string, status?: number, protocol?: string, size?: string}} Row */

/** @param {string[]} cells */
const print = (cells) =>
  console.log(
    cells
      .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
      .join('')
      .trimEnd(),
  );

const browser = await openBrowser();
try {
  const page = await (await browser.newContext()).newPage();
  const session = await page.context().newCDPSession(page);
  /** @type {Map<string, Row>} */
  let rows = new Map();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({requestId, request, type, initiator}) =>
    rows.set(requestId, {
      name: request.url.split('/').at(-1) ?? '',
      method: request.method,
      type: initiator.type === 'preflight' ? 'preflight' : (type ?? '').toLowerCase(),
    }),
  );
  session.on('Network.requestServedFromCache', ({requestId}) => {
    const row = rows.get(requestId);
    if (row) {
      row.size = '(cache)';
    }
  });
  session.on('Network.responseReceived', ({requestId, response}) => {
    const row = rows.get(requestId);
    if (row) {
      row.status ??= response.status;
      row.protocol = response.protocol;
      row.size ??= response.fromDiskCache ? '(cache)' : undefined;
    }
  });
  session.on('Network.responseReceivedExtraInfo', ({requestId, statusCode}) => {
    const row = rows.get(requestId);
    if (row) {
      row.status = statusCode;
    }
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const row = rows.get(requestId);
    if (row) {
      row.size ??= `${encodedDataLength} B`;
    }
  });
  for (const visit of ['First visit', 'Second visit']) {
    rows = new Map();
    await page.goto('https://www.example.test/page');
    await page.waitForTimeout(500);
    console.log(visit);
    print(['Name', 'Method', 'Status', 'Protocol', 'Type', 'Size']);
    // A call's two requests are reported in no fixed order; the preflight is sent first.
    const sent = [...rows.values()].sort((one, other) =>
      one.name === other.name
        ? Number(other.type === 'preflight') - Number(one.type === 'preflight')
        : 0,
    );
    for (const {name, method, status, protocol, type, size} of sent) {
      print([name, method, String(status ?? ''), protocol ?? '', type, size ?? '']);
    }
    await page.goto('about:blank');
  }
} finally {
  await browser.close();
}
