import {expect, test} from '@playwright/test';
import {findLinkedFrom} from '../../src/plugins/content-index/linkedFrom';
import {readNote} from '../../src/plugins/content-index/readNote';

const NOTE = `---
title: A note
# a comment of YAML
---

The lead has a <Term id="host">host</Term>.

## What does \`dig\` *show*?

\`\`\`text
## not a heading, and no <Term id="none">term</Term>
\`\`\`

A <Term id="zone">zone</Term> and again a <Term id="host">host</Term>.

## What's next?

[One](./1-1-One.mdx#part), [again](./1-1-One.mdx) and [two](<../HTML/Two.md> "Two"), but not
[a standard](https://www.example.test/a.md) or [a picture](./a.png).

### What's next?

<!-- ## not a heading -->

## With an id {#own}
`;

test('finds headings with the ids that Docusaurus gives them, and none in code or comments', () => {
  expect(readNote(NOTE).headings).toEqual([
    {level: 2, id: 'what-does-dig-show', text: 'What does dig show?'},
    {level: 2, id: 'whats-next', text: "What's next?"},
    {level: 3, id: 'whats-next-1', text: "What's next?"},
    {level: 2, id: 'own', text: 'With an id'},
  ]);
});

test('finds the first use of each term and the heading above it', () => {
  const {terms} = readNote(NOTE);
  expect([...terms].map(([id, heading]) => [id, heading?.id])).toEqual([
    ['host', undefined],
    ['zone', 'what-does-dig-show'],
  ]);
});

test('finds the files that it links', () => {
  expect([...readNote(NOTE).files]).toEqual(['./1-1-One.mdx', '../HTML/Two.md']);
});

test('tells each note which others link to it, in the order of the map', () => {
  const note = (source: string, files: string[]) => ({
    source,
    title: source,
    permalink: `/${source}`,
    files: new Set(files),
  });
  const linkedFrom = findLinkedFrom([
    note('docs/a/One.mdx', ['./Two.mdx', 'Two.mdx', './One.mdx']),
    note('docs/a/Two.mdx', ['../b/Three.mdx']),
    note('docs/b/Three.mdx', ['../a/Two.mdx']),
  ]);
  expect(linkedFrom.get('docs/a/Two.mdx')!.map(({to}) => to)).toEqual([
    '/docs/a/One.mdx',
    '/docs/b/Three.mdx',
  ]);
  expect(linkedFrom.get('docs/b/Three.mdx')!.map(({to}) => to)).toEqual(['/docs/a/Two.mdx']);
  expect(linkedFrom.has('docs/a/One.mdx')).toBe(false);
});
