import {expect, test} from '@playwright/test';
import {mainPathOf} from '../../src/markdown/mainPath';

const words = (markdown: string) => mainPathOf(markdown).split(/\s+/).filter(Boolean);

test('folds, code, imports, tags, link targets and the sections for looking up are not read', () => {
  const note = `import A from './A';

One <Term id="x">two</Term> [three](https://a.test/b/c).

\`\`\`text
four
\`\`\`

<A title="five six" />

<details>
<summary>six</summary>

seven

</details>

## Four?

five

## Check yourself

eight

## Sources

- nine
`;
  expect(words(note)).toEqual(['One', 'two', '[three].', '##', 'Four?', 'five']);
});
