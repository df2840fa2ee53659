// @ts-check
/** Prints what Chromium's console shows with "Verbose" on, and what a refused frame shows. */
import {setTimeout as wait} from 'node:timers/promises';
import {chromium} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from '../../scripts/lib/browser.mjs';

const VIOLATIONS = /** @type {const} */ (['handler', 'recurringHandler', 'longLayout']);

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    ...BROWSER_FLAGS,
    // Provides a camera, so that requests for it fail only for lack of permission.
    '--use-fake-device-for-media-stream',
    '--unsafely-treat-insecure-origin-as-secure=http://www.example.test,http://img.example.test',
  ],
});
try {
  const page = await browser.newPage();
  page.on('pageerror', ({message}) => console.log(message));
  const session = await page.context().newCDPSession(page);
  session.on('Log.entryAdded', ({entry}) => console.log(`[Violation] ${entry.text}`));
  await session.send('Log.enable');
  await session.send('Log.startViolationsReport', {
    config: VIOLATIONS.map((name) => ({name, threshold: 30})),
  });
  await page.goto('http://www.example.test/slow');
  await page.click('button');
  await page.goto('http://www.example.test/secure');
  await wait(500);
  await page.goto('http://www.example.test/camera');
  await wait(500);
  await page.goto('http://www.example.test/frames');
  await wait(500);
  for (const frame of page.frames()) {
    console.log(await frame.evaluate(() => document.body.innerText));
  }
} finally {
  await browser.close();
}
