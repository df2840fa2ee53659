import {expect, test} from '@playwright/test';
import {halvesOf, readingMinutesOf} from '../../src/notes/readingTime';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

test('doesn’t count folds, code, imports, tags, link targets or reference sections', () => {
  const note = `import A from './A';

One <Term id="x">two</Term> [three](https://a.test/b/c).

\`\`\`text
four
\`\`\`

<A title="five six" />

<details>
<summary>six</summary>

<details><summary>eight</summary>nine</details>

seven

</details>

## Four?

five

## In depth

six

## Check yourself

eight

## Sources

- nine
`;
  expect(halvesOf(note).map(words)).toEqual([
    ['One', 'two', '[three].', '##', 'Four?', 'five'],
    ['##', 'In', 'depth', 'six'],
  ]);
  expect(readingMinutesOf(note)).toEqual([1, 1]);
});

test('counts text that follows a comment delimiter in inline code', () => {
  const [first] = halvesOf('One `<!--` two <!-- three --> four `-->` {/* five */} six');
  expect(words(first)).toEqual(['One', '`<!--`', 'two', 'four', '`-->`', 'six']);
});
