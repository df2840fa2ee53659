// @ts-check
/**
 * Loads documents that start differently, and prints each one's mode and one thing that depends on it:
 * whether a table closes an open paragraph or goes inside it.
 */
/* global document -- in the page */
import {openBrowser} from '../open-browser.mjs';
import {serve} from '../browser/support/serve.mjs';

const BEGINNINGS = [
  '<!doctype html>',
  '<!DOCTYPE HTML>',
  '<!-- a comment --><!doctype html>',
  '(nothing)',
  'some text<!doctype html>',
  '<!doctype html5>',
  '<!doctype html public "-//W3C//DTD HTML 3.2//EN">',
];

const REST = '<title>Test</title><p><table></table>';

const server = await serve(
  Object.fromEntries(
    BEGINNINGS.map((beginning, index) => [
      `/${index}`,
      (beginning === '(nothing)' ? '' : beginning) + REST,
    ]),
  ),
);
const browser = await openBrowser();
try {
  const page = await browser.newPage();
  console.log('compatMode  table in p  document begins with');
  for (const [index, beginning] of BEGINNINGS.entries()) {
    await page.goto(`${server.origin()}/${index}`);
    const {mode, isTableInside} = await page.evaluate(() => ({
      mode: document.compatMode,
      isTableInside: document.querySelector('p table') !== null,
    }));
    console.log([mode.padEnd(12), (isTableInside ? 'yes' : 'no').padEnd(12), beginning].join(''));
  }
} finally {
  await browser.close();
  server.close();
}
