/** What was published still answers: pages, and the places on them that a link can name. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './lib/fixtures';

/** `docs/note` or `docs/note#heading`, one a line; `npm run addresses` adds what is new. */
const LIST = path.join(__dirname, 'published-addresses.txt');

test('every address that was published leads to its page and its place', async ({request}) => {
  const lost: string[] = [];
  const pages = new Map<string, string[]>();
  for (const address of readFileSync(LIST, 'utf8').split('\n').filter(Boolean)) {
    const [page = '', id] = address.split('#');
    pages.set(page, [...(pages.get(page) ?? []), ...(id ? [id] : [])]);
  }
  for (const [page, ids] of pages) {
    const response = await request.get(page);
    const html = await response.text();
    // A redirect takes the places along.
    const isWhole = (id: string) =>
      html.includes('http-equiv="refresh"') || new RegExp(`\\sid="?${id}["\\s>]`).test(html);
    lost.push(
      ...(response.ok() ? [] : [page]),
      ...ids.filter((id) => !isWhole(id)).map((id) => `${page}#${id}`),
    );
  }
  expect(pages.size).toBeGreaterThan(0);
  expect(
    lost,
    'A page that moved needs a redirect (CONTRIBUTING.md), a heading <span id="…" /> before what took its place',
  ).toEqual([]);
});
