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
  ['an import', "import One from '@theme/One';\n\n{/* One. */}"],
] as const) {
  test(`a file with ${what} has no text, which a draft may not have yet`, () => {
    expect(() => check(markdown)).toThrow(/^docs\/note\.mdx:1: there is no text .* Write it/);
    expect(() => check(markdown, {draft: true})).not.toThrow();
  });
}

test('a component or a value is text', () => {
  expect(() => check("import One from '@theme/One';\n\n<One />")).not.toThrow();
  expect(() => check('{1 + 1}')).not.toThrow();
});

test('pictures without alternative text, components and imports that are not there are named with their lines', () => {
  const markdown = [
    "import There from '@theme/There';",
    "import Gone from './Gone';",
    '',
    'A ![](https://host.example/one.png), a <Ther />, a <Gone />, and {/* <Comment /> */} no more.',
    '',
    '<img src="two.png" />',
    '',
    '<img src="three.png" alt="" /> <There /> <Details /> <img {...props} />',
  ].join('\n');
  const lines = [
    /^docs\/note\.mdx:2: there is no "\.\/Gone" to import\./,
    /^docs\/note\.mdx:4: the picture has no alternative text\./,
    /^docs\/note\.mdx:4: there is no component <Ther>\. Mend the name \(near ones: There, /,
    /^docs\/note\.mdx:6: the picture has no alternative text\./,
  ];
  let message = '';
  try {
    check(markdown);
  } catch (error) {
    ({message} = error as Error);
  }
  expect(message.split('\n')).toEqual(lines.map((line) => expect.stringMatching(line)));
});
