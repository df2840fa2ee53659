import {buildSite} from './buildSite';
import {basePath, expect, test} from './fixtures';

// A build takes seconds on an idle machine.
test.setTimeout(120_000);

/** A navbar with these items. */
const navbar = (...items: object[]) => ({themeConfig: {navbar: {items}}});

const note = (body: string) => `---\ntitle: Note\n---\n\n## Part\n\n${body}\n`;

test('A healthy site builds without a warning', async () => {
  const items = navbar(
    {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs'},
    {type: 'doc', docId: 'note', label: 'Note'},
  );
  const {succeeded, output} = await buildSite('healthy', {}, items);
  expect(output).not.toMatch(/warning|error/i);
  expect(succeeded, output).toBe(true);
});

/** What looks like a mistake, and is none. */
const ODD = `## Part

At 10:30, half:past and a ratio of 1:2.

:::note A title

A box.

:::

:::tip[\`code\` in a title]

Another.

:::

### Example

<!-- A comment -->

## Other part

### Example

## Part {#again}
`;

test('Boxes, colons, and headings that others have elsewhere or with an id, build without a warning', async () => {
  const {succeeded, output} = await buildSite('odd', {
    'docs/note.md': `---\ntitle: Note\n---\n\n${ODD}\n[Home](./home.md)\n`,
  });
  expect(output).not.toMatch(/warning|error/i);
  expect(succeeded, output).toBe(true);
});

test('What nobody can have meant fails the build: all of it is named by file and line, with its cure', async () => {
  const lines = [
    '---',
    'title: Note',
    '---',
    ':::wrong',
    '',
    'No such box.',
    '',
    ':::',
    '',
    ':::wrong with a title',
    '',
    '::leaf',
    '',
    'An :inline[directive].',
    '',
    '## Part',
    '',
    '### Part',
    '',
    '## Part',
    '',
    '## One {#own}',
    '',
    '## Two {#own}',
  ];
  const {succeeded, output} = await buildSite('mistakes', {
    'docs/home.md': '',
    'docs/note.md': lines.join('\n'),
  });
  expect(succeeded).toBe(false);
  const expected = [
    /note\.md:4: there is no box ":::wrong".*as in ":::info\[Title\]"/,
    /note\.md:10: ":::wrong with a title" is no box/,
    /note\.md:12: there is no box "::leaf"/,
    /note\.md:14: ":inline" with brackets.*Put a backslash/,
    /note\.md:20: the heading "Part" stands in line 16 too/,
    /note\.md:24: the id "own" is that of the heading in line 22 too.*Give this one another/,
    /home\.md:1: there is no text.*Write it/,
  ];
  for (const message of expected) {
    expect(output).toMatch(message);
  }
  // The heading of another level is none of them.
  expect(output).not.toContain('note.md:18');
});

test('A broken link fails the build and its page is named', async () => {
  const {succeeded, output} = await buildSite('broken-link', {
    'docs/note.md': note('[Nowhere](/nowhere)'),
  });
  expect(succeeded).toBe(false);
  expect(output).toMatch(
    new RegExp(`broken link.*source page path = ${basePath}note:.*/nowhere`, 'is'),
  );
});

test('A broken anchor fails the build and its page is named', async () => {
  const {succeeded, output} = await buildSite('broken-anchor', {
    'docs/note.md': note('[Nowhere](./home.md#nowhere)'),
  });
  expect(succeeded).toBe(false);
  expect(output).toMatch(
    new RegExp(`broken anchor.*source page path = ${basePath}note:.*#nowhere`, 'is'),
  );
});

test('Broken markdown links and duplicate routes warn, name their place and do not fail the build', async () => {
  const {succeeded, output} = await buildSite(
    'warnings',
    {
      'docs/note.md': note('[Nowhere](./nowhere.md)'),
      'src/pages/note.md': '# The note, once more\n\n## Part\n',
    },
    // The rule for broken links finds the same link again, and would stop the build.
    {onBrokenLinks: 'ignore'},
  );
  expect(output).toMatch(/\[WARNING\].*link.*\.\/nowhere\.md.*docs\/note\.md" \(7:1\)/is);
  expect(output).toMatch(new RegExp(`\\[WARNING\\] Duplicate routes found!.*${basePath}note`, 's'));
  expect(succeeded, output).toBe(true);
});

test('A wrong doc id in the sidebar fails the build and the ids there are are listed', async () => {
  const {succeeded, output} = await buildSite('wrong-doc-in-sidebar', {
    'sidebars.ts': 'export default {tutorialSidebar: ["home", "nope"]};',
  });
  expect(succeeded).toBe(false);
  expect(output).toMatch(
    /sidebar document ids do not exist:\s*- nope.*Available document ids are:\s*- home\s*- note/s,
  );
});

test('A wrong doc id in the navbar fails the build and the ids there are are listed', async () => {
  const {succeeded, output} = await buildSite(
    'wrong-doc',
    {},
    navbar({type: 'doc', docId: 'nope'}),
  );
  expect(succeeded).toBe(false);
  expect(output).toMatch(/doc with id "nope".*Available doc ids are:\s*- home\s*- note/s);
});

test('A wrong sidebar id fails the build and the ids there are are listed', async () => {
  const {succeeded, output} = await buildSite(
    'wrong-sidebar',
    {},
    navbar({type: 'docSidebar', sidebarId: 'nope', label: 'Docs'}),
  );
  expect(succeeded).toBe(false);
  expect(output).toMatch(/sidebar with id "nope".*Available sidebar ids are:\s*- tutorialSidebar/s);
});

test('A page without a default export fails the build and is named', async () => {
  const {succeeded, output} = await buildSite('no-default-export', {
    'src/pages/empty.js': 'export const nothing = 1;\n',
  });
  expect(succeeded).toBe(false);
  expect(output).toContain(`page component at ${basePath}empty doesn't have a default export`);
});

test('Malformed front matter fails the build and its file and line are named', async () => {
  const {succeeded, output} = await buildSite('front-matter', {
    'docs/note.md': '---\ntitle: Note\ndescription: a colon: here\n---\n\n## Part\n',
  });
  expect(succeeded).toBe(false);
  expect(output).toMatch(/docs\/note\.md:3: the front matter is not valid YAML/);
});
