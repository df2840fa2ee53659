import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseSitemap, readBuiltRoutes} from '../built-routes';
import {expect, test} from '../fixtures';
import {readNotes} from '../notes';
import {lines} from '../../src/notes/roadmap';
import {runBuild} from './buildSite';

/** The first planned stop of a line without notes. */
const css = lines.find(({id}) => id === 'css')!;
const stop = css.planned[0]!;

const CONTENT: Record<string, string> = {
  'docs/frontend-roadmap/CSS/2-1-Draft.mdx': 'title: A draft note\ndraft: true',
  'blog/2026-01-02-draft.md': 'slug: draft\ntitle: A draft post\ndraft: true',
  'docs/frontend-roadmap/HTML/1-0-Hidden.mdx':
    'title: A hidden note\nsidebar_position: 1.5\nunlisted: true',
  'blog/2026-01-01-hidden.md': 'slug: hidden\ntitle: A hidden post\nunlisted: true',
  'docs/frontend-roadmap/CSS/2-2-Written.mdx': `title: ${stop}`,
};

test('drafts are not published, what is unlisted is on no list, and a note takes the place of its planned stop', async () => {
  // A whole site is built.
  test.setTimeout(600_000);
  // ES modules, which Playwright's CommonJS can load only like this.
  const {makeTemporaryFolder} = await import('../../scripts/lib/cleanup.mjs');
  const {copySite} = await import('../../scripts/lib/copy-site.mjs');
  const site = path.join(makeTemporaryFolder(), 'site');
  await copySite(site);
  for (const [file, frontMatter] of Object.entries(CONTENT)) {
    const post = file.startsWith('blog') ? 'authors: [jye10032]\ntags: [hello]\n' : '';
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(
      path.join(site, file),
      `---\n${frontMatter}\ndescription: One for the test.\n${post}---\n\nA word.\n\n<!-- truncate -->\n`,
    );
  }
  const {succeeded, output} = await runBuild(site);
  expect(succeeded, output).toBe(true);
  expect(output).not.toMatch(/warning/i);

  const built = (file: string) => path.join(site, 'build', file);
  const read = (file: string) => readFileSync(built(file), 'utf8');
  const isOther = (file: string) => /\.(?:html|xml|txt)$/.test(file) && !/hidden/i.test(file);
  const naming = readdirSync(built(''), {recursive: true})
    .map(String)
    .filter((file) => isOther(file) && /A (?:draft|hidden) (?:note|post)/.test(read(file)));
  expect(naming).toEqual([]);
  expect(existsSync(built('docs/frontend-roadmap/CSS/2-1-Draft.html'))).toBe(false);
  const written = 'docs/frontend-roadmap/CSS/2-2-Written';
  expect(parseSitemap(read('sitemap.xml'))).toEqual([...readBuiltRoutes(), written].sort());
  expect(read('index.html')).toContain(`1 note, ${css.planned.length - 1} planned`);

  const note = read('docs/frontend-roadmap/HTML/1-0-Hidden.html');
  expect(note).toMatch(/<meta[^>]+noindex/);
  expect(note).not.toContain('stop 1 of');
  expect(read('blog/hidden.html')).toMatch(/<meta[^>]+noindex/);
  // Its neighbours are counted without it.
  const onLine = (await readNotes()).filter(({line}) => line === 'HTML');
  expect(read('docs/frontend-roadmap/HTML/1-1-What-is-Html.html')).toContain(
    `HTML · stop 1 of ${onLine.length}`,
  );
});
