// @ts-check
/**
 * Serves the two bytes of a UTF-8 "é" with different encoding declarations, and prints which encoding
 * Chromium chose and what it showed.
 */
/* global document -- in the page */
import {createServer} from 'node:http';
import {openBrowser} from '../open-browser.mjs';

const META = '<meta charset="utf-8">';
const FILLER = `<!--${' '.repeat(2000)}-->`;

/** @type {[name: string, type: string, text: string][]} */
const CASES = [
  ['nothing', 'text/html', 'é'],
  ['meta utf-8', 'text/html', `${META}é`],
  ['meta utf-8, HTTP windows-1252', 'text/html; charset=windows-1252', `${META}é`],
  ['byte order mark, HTTP windows-1252', 'text/html; charset=windows-1252', '\uFEFFé'],
  ['meta utf-8 after 2,000 bytes, in the head', 'text/html', `${FILLER}${META}é`],
  ['meta utf-8 after 2,000 bytes, in the body', 'text/html', `<body>${FILLER}${META}é`],
];

const server = createServer((request, response) => {
  const [, type, text] = CASES[Number(request.url?.slice(1))] ?? [];
  response.writeHead(text ? 200 : 404, {'Content-Type': type ?? 'text/plain'}).end(text);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  console.log('encoding      shown  stated');
  for (const [index, [name]] of CASES.entries()) {
    await page.goto(`http://www.example.test:${port}/${index}`);
    const {encoding, text} = await page.evaluate(() => ({
      encoding: document.characterSet,
      text: document.body.innerText.trim(),
    }));
    console.log([encoding.padEnd(14), text.padEnd(7), name].join(''));
  }
} finally {
  await browser.close();
  server.close();
}
