// @ts-check
/**
 * Runs JavaScript in Chromium as the console of https://www.example.test/notes would, and prints what
 * the console shows: errors, then the value.
 *
 *     in-page.mjs CODE
 */
import {openBrowser} from '../open-browser.mjs';

const WIDTH = 70;

/**
 * Wraps a long line between words.
 *
 * @param {string} text
 */
function wrap(text) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last && last.length + word.length >= WIDTH) {
      lines.push(`    ${word}`);
    } else {
      lines[lines.length - 1] = last ? `${last} ${word}` : word;
    }
  }
  return lines.join('\n');
}

const browser = await openBrowser();
try {
  const page = await browser.newPage();
  await page.goto('https://www.example.test/notes');
  page.on('console', (message) => {
    if (message.text().startsWith('Access to')) {
      console.log(wrap(`[error] ${message.text()}`));
    }
  });
  const value = await page.evaluate(
    ([code]) =>
      new Function(`return (async () => ${code})()`)().catch((/** @type {Error} */ error) =>
        String(error),
      ),
    [process.argv[2] ?? ''],
  );
  await page.waitForTimeout(200);
  console.log(value);
} finally {
  await browser.close();
}
