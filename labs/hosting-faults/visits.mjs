// @ts-check
/**
 * Looks at several pages and writes what each one shows to ENGINE-NAME.txt.
 *
 *     node visits.mjs chromium|firefox|webkit NAME=URL …
 */
import {writeFileSync} from 'node:fs';
import {lookAtEach} from '../browsers.mjs';

const [engine = '', ...pages] = process.argv.slice(2);
const named = pages.map((page) => page.split(/=(.*)/s));
const looks = await lookAtEach(
  /** @type {Parameters<typeof lookAtEach>[0]} */ (engine),
  named.map(([, url = '']) => url),
);
for (const [index, {page, console: messages}] of looks.entries()) {
  writeFileSync(`${engine}-${named[index]?.[0]}.txt`, [page, ...messages, ''].join('\n'));
}
