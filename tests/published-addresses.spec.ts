/** Everything that was published still works: pages, and the ids that links can point to. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from './lib/fixtures';

/** `docs/note` or `docs/note#heading`, one per line; `npm run addresses` adds new ones. */
const LIST = path.join(__dirname, 'published-addresses.txt');

test('every published URL still leads to its page and heading', async ({request}) => {
  const lost: string[] = [];
  const pages = new Map<string, string[]>();
  for (const address of readFileSync(LIST, 'utf8').split('\n').filter(Boolean)) {
    const [page = '', id] = address.split('#');
    pages.set(page, [...(pages.get(page) ?? []), ...(id ? [id] : [])]);
  }
  for (const [page, ids] of pages) {
    const response = await request.get(page);
    const html = await response.text();
    // A redirect keeps the fragment.
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
    'A page that moved needs a redirect (CONTRIBUTING.md); a heading that’s gone needs <span id="…" /> before its replacement',
  ).toEqual([]);
});
