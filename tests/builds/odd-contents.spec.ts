import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseSitemap, readBuiltRoutes} from '../lib/built-routes';
import {expect, test} from '../lib/fixtures';
import {readNotes} from '../lib/notes';
import {lines} from '../../src/notes/roadmap';
import {writeFiles} from '../mistakes/site';
import {runBuild} from './buildSite';

/** The first planned stop on a line without notes. */
const css = lines.find(({id}) => id === 'css')!;
const stop = css.planned[0]!;

/** File name, front matter (except the description) and text of each page. */
const CONTENT: Record<string, readonly [frontMatter: string, text?: string]> = {
  'docs/frontend-roadmap/CSS/2-1-Draft.mdx': ['title: A draft note\ndraft: true'],
  'blog/2026-01-02-draft.md': ['slug: draft\ntitle: A draft post\ndraft: true'],
  'docs/frontend-roadmap/HTML/1-0-Hidden.mdx': [
    'title: A hidden note\nsidebar_position: 1.5\nunlisted: true',
  ],
  'blog/2026-01-01-hidden.md': ['slug: hidden\ntitle: A hidden post\nunlisted: true'],
  'docs/frontend-roadmap/CSS/2-2-Written.mdx': [
    `title: ${stop}`,
    "import Inner from './more/2-3-Inner.mdx';\nimport Part from './_part.mdx';\n\n<Inner />\n\n<Part />",
  ],
  'docs/frontend-roadmap/CSS/more/2-3-Inner.mdx': ['title: An inner note', 'An inner word.'],
};

const OTHER_FILES: Record<string, string> = {
  'docs/frontend-roadmap/CSS/_part.mdx': 'A word of the part.\n',
  'docs/frontend-roadmap/CSS/more/_category_.json': JSON.stringify({
    label: 'More of it',
    link: {type: 'generated-index'},
  }),
};

let site: string;
const built = (file: string) => path.join(site, 'build', file);
const read = (file: string) => readFileSync(built(file), 'utf8');

// All tests use one site.
test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  // This builds a whole site.
  test.setTimeout(600_000);
  // Playwright compiles tests to CommonJS, which can only load ES modules like this.
  const {makeTemporaryFolder} = await import('../../scripts/lib/cleanup.mjs');
  const {copySite} = await import('../../scripts/lib/copy-site.mjs');
  site = path.join(makeTemporaryFolder(), 'site');
  await copySite(site);
  await writeFiles(site, OTHER_FILES);
  for (const [file, [frontMatter, text = 'A word.\n\n<!-- truncate -->']] of Object.entries(
    CONTENT,
  )) {
    const post = file.startsWith('blog') ? 'authors: [{name: Jye10032}]\ntags: [hello]\n' : '';
    const head = `---\n${frontMatter}\ndescription: One for the test.\n${post}---`;
    await writeFiles(site, {[file]: `${head}\n\n${text}\n`});
  }
  const {succeeded, output} = await runBuild(site);
  expect(succeeded, output).toBe(true);
  expect(output).not.toMatch(/warning/i);
});

test('drafts aren’t published, unlisted pages aren’t listed, and a note replaces its planned stop', async () => {
  const isOther = (file: string) => /\.(?:html|xml|txt)$/.test(file) && !/hidden/i.test(file);
  const naming = readdirSync(built(''), {recursive: true})
    .map(String)
    .filter((file) => isOther(file) && /A (?:draft|hidden) (?:note|post)/.test(read(file)));
  expect(naming).toEqual([]);
  expect(existsSync(built('docs/frontend-roadmap/CSS/2-1-Draft.html'))).toBe(false);
  const written = 'docs/frontend-roadmap/CSS/2-2-Written';
  const others = ['docs/frontend-roadmap/CSS/more/2-3-Inner', 'docs/category/more-of-it'];
  expect(parseSitemap(read('sitemap.xml'))).toEqual(
    [...readBuiltRoutes(), written, ...others].sort(),
  );
  expect(read('index.html')).toContain(`1 note, ${css.planned.length - 1} planned`);

  const note = read('docs/frontend-roadmap/HTML/1-0-Hidden.html');
  expect(note).toMatch(/<meta[^>]+noindex/);
  expect(note).not.toContain(' · stop ');
  expect(read('blog/hidden.html')).toMatch(/<meta[^>]+noindex/);
  // The line's count excludes the hidden note.
  const onLine = (await readNotes()).filter(({line}) => line === 'HTML');
  expect(read('docs/frontend-roadmap/HTML/1-1-What-is-Html.html')).toContain(
    `HTML</a> · stop 1${onLine.length > 1 ? ` of ${onLine.length}` : ''}<`,
  );
});

test('a category index lists its notes; imported notes and partials add only their content', () => {
  const [, index] = read('docs/category/more-of-it.html').split('<main');
  expect(index).toMatch(/<article[^]*An inner note/);
  expect(index).not.toContain('Glossary');

  const written = read('docs/frontend-roadmap/CSS/2-2-Written.html');
  expect(written).toMatch(/An inner word\.[^]*A word of the part\./);
  expect(written.match(/More about this note/g)).toHaveLength(1);
  expect(written.match(/All changes to this note/g)).toHaveLength(1);
  expect(written).not.toContain('2-3-Inner.md"');
});
