import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '../fixtures';
import {removeSite, runBuild, writeSite} from './buildSite';

test.setTimeout(120_000);

const COMPONENT = 'src/components/LinkedFrom/index.tsx';

const NOTE = `---
title: Note
---

import LinkedFrom from '@site/src/components/LinkedFrom';

## Part

Its text.

<LinkedFrom source="@site/docs/note.md" history="https://site.example/" hasCopy />
`;

const OTHER = `---
title: Other
---

import Note from './note.md';

<Note />
`;

test('A note that another one imports does not bring its history and its copy along', async () => {
  const component = readFileSync(path.resolve(__dirname, '../..', COMPONENT), 'utf8');
  const directory = await writeSite('imported', {
    [COMPONENT]: component,
    'docs/note.md': NOTE,
    'docs/other.md': OTHER,
    'sidebars.ts': 'export default {tutorialSidebar: ["home", "note", "other"]};',
  });
  try {
    const {succeeded, output} = await runBuild(directory);
    expect(succeeded, output).toBe(true);
    const read = (page: string) => readFileSync(path.join(directory, 'build', page), 'utf8');
    expect(read('note.html')).toMatch(/All changes to this note.*This note as text/);
    expect(read('other.html')).toContain('Its text.');
    expect(read('other.html')).not.toMatch(/All changes to this note|This note as text/);
  } finally {
    await removeSite('imported');
  }
});
