import {expect, test} from '@playwright/test';
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
