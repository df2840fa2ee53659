import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseSitemap, readBuiltRoutes} from '../built-routes';
import {runBuild} from './buildSite';
import {expect, test} from '../fixtures';
import {readNotes} from '../notes';
import {lines} from '../../src/notes/roadmap';

const SCRIPTS = path.resolve(__dirname, '../../scripts');

let folder: string;
let site: string;

// One site for all: each test takes the last one's as it finds it.
test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  // An ES module, which Playwright's CommonJS can load only like this.
  const {makeOurSite} = await import('../../scripts/lib/sites/ours.mjs');
  folder = mkdtempSync(path.join(os.tmpdir(), 'new-'));
  site = path.join(folder, 'site');
  await makeOurSite(site);
});

test.afterAll(() => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));

const run = (script: string, args: string[], input?: string) =>
  spawnSync(process.execPath, [path.join(SCRIPTS, script), ...args], {encoding: 'utf8', input});

const begin = (args: string[], input?: string) => run('new.mjs', args, input);

/** What the site's authors write, by path. */
const readContent = () =>
  new Map(
    ['docs', 'blog', 'src', 'static']
      .flatMap((part) => readdirSync(path.join(site, part), {recursive: true, withFileTypes: true}))
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(site, file), readFileSync(file, 'utf8')]),
  );

const NOTE = 'docs/frontend-roadmap/CSS/2-1-What-is-a-cascade.mdx';

test('"npm run new" writes one file for a note, and for a post, and changes no other', () => {
  const before = readContent();
  const note = begin(['note', '--dir', site, '--line', 'CSS', 'What is a cascade?']);
  expect(note.stdout, note.stderr).toContain(NOTE);
  const post = begin(['post', '--dir', site, '--tags', 'hello', 'A new post']);
  const file = /^blog\/\d{4}-\d{2}-\d{2}-a-new-post\.md$/m.exec(post.stdout)?.[0];
  expect(file, post.stderr).toBeDefined();

  const after = readContent();
  expect([...after.keys()].filter((name) => !before.has(name)).sort()).toEqual([file, NOTE]);
  for (const [name, text] of before) {
    expect(after.get(name), name).toBe(text);
  }
  const checked = run('check-notes.mjs', [site]);
  expect(checked.status, checked.stderr).toBe(0);
  expect(checked.stdout).toContain('2-1-What-is-a-cascade.mdx: a draft');
});

test('it writes over nothing, and says what is wrong', () => {
  const before = readContent();
  const same = begin(['note', '--dir', site, '--line', 'CSS', 'What is a cascade?']);
  expect(same.status).toBe(1);
  expect(same.stderr).toContain(`${NOTE} has the title "What is a cascade?" already`);
  const strange = begin(['post', '--dir', site, '--line', 'CSS', 'Another']);
  expect(strange.status).toBe(1);
  expect(strange.stderr).toContain('--line is for a note; take it away.');
  const nothing = begin(['cat', '--dir', site]);
  expect(nothing.stderr).toContain('Say first whether it is a note or a post.');
  expect(readContent()).toEqual(before);
});

test('without arguments it asks again until the answer holds, and writes nothing where the answers end', () => {
  const {status, stdout, stderr} = begin([], 'page\nnote\nHTLM\nHTML\n\n');
  expect(status).toBe(1);
  expect(stdout).toMatch(
    /A note or a post\?.*write "note".*line of the map.*no line "HTLM".*Its title\?.*title is missing.*Its title\?/s,
  );
  expect(stderr).toContain('Nothing was written.');
});

test('no build publishes a draft, what is unlisted is on no list, and a note takes the place of its planned stop', async () => {
  // A whole site is built.
  test.setTimeout(600_000);
  const unlisted = {
    'docs/frontend-roadmap/HTML/1-0-Out-of-sight.mdx':
      'title: Out of sight\ndescription: A note for those who have its address.\nsidebar_position: 1.5',
    'blog/2026-01-01-out-of-view.md':
      'slug: out-of-view\ntitle: Out of view\ndescription: A post.\nauthors: [jye10032]\ntags: [hello]',
  };
  for (const [file, frontMatter] of Object.entries(unlisted)) {
    const text = `---\n${frontMatter}\nunlisted: true\n---\n\nA word.\n\n<!-- truncate -->\n`;
    writeFileSync(path.join(site, file), text);
  }
  const css = lines.find(({id}) => id === 'css')!;
  const route = 'docs/frontend-roadmap/CSS/2-2-Written';
  writeFileSync(
    path.join(site, `${route}.mdx`),
    `---\ntitle: ${css.planned[0]}\ndescription: A planned stop.\n---\n\nA word.\n`,
  );
  const {succeeded, output} = await runBuild(site);
  expect(succeeded, output).toBe(true);
  expect(output).not.toMatch(/warning/i);

  const built = (file: string) => path.join(site, 'build', file);
  const pages = readdirSync(built(''), {recursive: true})
    .map(String)
    .filter((file) => file.endsWith('.html') && !/out-of-|[/\\]index\.html$/i.test(file));
  const listing = pages.filter((file) =>
    /What is a cascade|A new post|Out of sight|Out of view/.test(readFileSync(built(file), 'utf8')),
  );
  expect(listing).toEqual([]);
  expect(existsSync(built(NOTE.replace('.mdx', '.html')))).toBe(false);
  const listed = parseSitemap(readFileSync(built('sitemap.xml'), 'utf8'));
  expect(listed).toEqual([...readBuiltRoutes(), route].sort());
  const home = readFileSync(built('index.html'), 'utf8');
  expect(home).toContain(`1 note, ${css.planned.length - 1} planned`);

  const own = ['docs/frontend-roadmap/HTML/1-0-Out-of-sight.html', 'blog/out-of-view.html'].map(
    (file) => readFileSync(built(file), 'utf8'),
  );
  for (const html of own) {
    expect(html).toMatch(/<meta[^>]+noindex/);
  }
  expect(own[0]).not.toContain('stop 1 of');
  // Its neighbours are counted without it.
  const next = readFileSync(built('docs/frontend-roadmap/HTML/1-1-What-is-Html.html'), 'utf8');
  const onLine = (await readNotes()).filter(({line}) => line === 'HTML');
  expect(next).toContain(`HTML · stop 1 of ${onLine.length}`);
});
