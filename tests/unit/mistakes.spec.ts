import {createProcessor} from '@mdx-js/mdx';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import remarkMistakes from '../../src/markdown/remarkMistakes';

const processor = createProcessor({format: 'mdx'});

const check = (markdown: string, frontMatter = {}) =>
  remarkMistakes({siteDir: '/site'})(
    processor.parse(markdown) as Root,
    new VFile({path: '/site/docs/note.mdx', data: {frontMatter}}),
  );

for (const [what, markdown] of [
  ['nothing', ''],
  ['a comment', '{/* To be written. */}'],
  ['an import', "import One from './One';\n\n{/* One. */}"],
] as const) {
  test(`a file with ${what} has no text, which a draft may not have yet`, () => {
    expect(() => check(markdown)).toThrow(/^docs\/note\.mdx:1: there is no text .* Write it/);
    expect(() => check(markdown, {draft: true})).not.toThrow();
  });
}

test('a component or a value is text', () => {
  expect(() => check("import One from './One';\n\n<One />")).not.toThrow();
  expect(() => check('{1 + 1}')).not.toThrow();
});
