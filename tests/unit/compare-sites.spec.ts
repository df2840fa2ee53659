import {expect, test} from '@playwright/test';
import {useTemporaryFolder} from '../temporaryFolder';

const write = useTemporaryFolder('compare-sites');

// ES modules, which Playwright's CommonJS can load only like this.
const readSite = async (folder: string) =>
  (await import('../../scripts/compare/read-site.mjs')).readSite(folder);
const summarize = async (...sites: [Site, Site]) =>
  (await import('../../scripts/compare/summary.mjs')).summarize(...sites);

type Weight = {html: number; css: number; js: number};
type Site = {texts: Map<string, string>; weights: Map<string, Weight>};

const page = (main: string) =>
  `<!doctype html><title>T</title><nav>Menu</nav><main id=m>${main}</main><footer>End</footer>`;

const siteOf = (texts: Record<string, string>, weights: Record<string, Weight> = {}): Site => ({
  texts: new Map(Object.entries(texts)),
  weights: new Map(Object.entries(weights)),
});

test('a site is read by its routes, each with the words of its main part', async () => {
  const folder = write('build', {
    'index.html': page('<h1>Home</h1><p>Two<br>words'),
    '404.html': page('Gone'),
    'docs.html': page('<aside>Aside</aside><nav>Crumbs</nav>Notes <script>run()</script>here'),
    'docs/index.html': page('a copy'),
    'docs/note.html': page('A <code>note</code>.'),
  });
  expect([...(await readSite(folder))]).toEqual([
    ['404', 'Gone'],
    ['docs', 'Notes here'],
    ['docs/note', 'A note .'],
    ['', 'Home Two words'],
  ]);
});

test('a folder without a site says what to do', async () => {
  await expect(readSite(write('empty', {'a.html': ''}))).rejects.toThrow(
    /There is no built site in .*empty\. Run "npm run build"/,
  );
});

test('new and gone pages, words and weights are said, and nothing of what stayed', async () => {
  const before = siteOf(
    {'': 'Home', old: 'x', 'docs/note': 'one two'},
    {'': {html: 1000, css: 10, js: 20}, 'docs/note': {html: 5, css: 10, js: 20}},
  );
  const now = siteOf(
    {'': 'Home', 'docs/note': 'one two three', 'docs/new': 'four'},
    {
      '': {html: 1009, css: 10, js: 20},
      'docs/note': {html: 1234, css: 9, js: 20},
      'docs/new': {html: 6, css: 9, js: 20},
    },
  );
  const summary = await summarize(before, now);
  expect(summary).toContain('### Pages that are gone: links to them break\n\n- `/old`\n');
  expect(summary).toContain('### New pages\n\n- `/docs/new`\n');
  expect(summary).toContain('| `/docs/new` | 1 |\n| `/docs/note` | 3 (+1) |\n');
  expect(summary).toContain(
    '| `/docs/note` | 1,234 (+1,229) | 9 (−1) | 20 |\n| `/docs/new` | 6 | 9 | 20 |\n',
  );
  expect(summary).not.toContain('`/`');
  expect(await summarize(before, before)).toMatch(/Nothing: the same pages/);
});
