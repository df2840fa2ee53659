import {expect, test} from '@playwright/test';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseNoteFrontMatter} from '../../src/markdown/parseFrontMatter';
import {strictFrontMatter} from '../../src/markdown/strictFrontMatter';

const parse = (filePath: string, fileContent: string) =>
  parseNoteFrontMatter({
    filePath,
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

test('the build stops at each mistake of the table that keeps a file from being read, by file and line', async () => {
  // An ES module, which Playwright's CommonJS can load only like this.
  const {mistakes} = await import('../mistakes/table.mjs');
  // The others of this kind are Docusaurus' own to find.
  const own = mistakes.filter(({when, stops}) => when === 'read' && /:\d+: /.test(stops!.source));
  expect(own.length).toBeGreaterThan(5);
  for (const {name, files, stops} of own) {
    for (const [file, content] of Object.entries(files)) {
      await expect(parse(file, content.toString()), name).rejects.toThrow(stops);
    }
  }
});

test('a byte order mark and the line ends of Windows are read right', async () => {
  const lines = ['---', 'title: A title', 'last_update:', '  date: 2024-02-29', '---', '', 'Text.'];
  for (const content of [`\uFEFF${lines.join('\n')}`, lines.join('\r\n')]) {
    const {frontMatter, content: text} = await parse('docs/note.mdx', content);
    expect(frontMatter).toMatchObject({title: 'A title', reading_minutes: 1});
    expect(text).toBe('Text.');
  }
});

test('what only looks like front matter or like a date is left alone', async () => {
  for (const content of [
    'Text.\n\n---\n\nMore.',
    '---\ntitle: 2024-13-45 is no date\n---\n\nText.',
  ]) {
    await expect(parse('docs/note.mdx', content)).resolves.toBeDefined();
  }
});

test('every reader of a file hears what is wrong with a field, until the file is mended', async () => {
  const parseStrictly = strictFrontMatter(parseNoteFrontMatter);
  const read = (position: string) =>
    parseStrictly({
      filePath: 'docs/note.mdx',
      fileContent: `---\ntitle: A title\nsidebar_position: ${position}\n---\n\nText.`,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
  for (const reader of ['of the list', 'of the page']) {
    await expect(read('first'), reader).rejects.toThrow(
      /^docs\/note\.mdx:3: in the front matter, "sidebar_position" must be a number\. .*https:/,
    );
  }
  const first = await read('1');
  first.frontMatter.title = 'Changed by its reader';
  expect((await read('1')).frontMatter).toMatchObject({title: 'A title', sidebar_position: 1});
});
