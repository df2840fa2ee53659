import type {ChildProcess} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {removeSite, runBuild, writeSite} from './buildSite';
import {basePath, expect, test} from '../fixtures';

// A build takes seconds on an idle machine.
test.setTimeout(120_000);

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

/** What an earlier build left. */
const LAST_GOOD = {'build/index.html': 'the last good site', 'build/old.html': 'a page of it'};

const read = (directory: string) => readFileSync(path.join(directory, 'build/index.html'), 'utf8');

test('A build of a healthy site says no warning, replaces the whole site and leaves no cache', async () => {
  const items = [
    {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs'},
    {type: 'doc', docId: 'note', label: 'Note'},
  ];
  const directory = await writeSite(
    'whole',
    {...LAST_GOOD, 'docs/note.md': `---\ntitle: The note\n---\n\n${ODD}\n[Home](./home.md)\n`},
    {themeConfig: {navbar: {items}}},
  );
  try {
    const {succeeded, output} = await runBuild(directory);
    expect(output).not.toMatch(/warning|error/i);
    expect(succeeded, output).toBe(true);
    expect(read(directory)).toContain('The note');
    expect(existsSync(path.join(directory, 'build/old.html'))).toBe(false);
    // A cache would show old transcripts and terms, of which the bundler does not know.
    expect(existsSync(path.join(directory, 'node_modules'))).toBe(false);
  } finally {
    await removeSite('whole');
  }
});

test('A build that fails at its end, for a broken link, names its page and leaves the last good site as it was', async () => {
  // Links are checked when all pages are written.
  const directory = await writeSite('failed', {
    ...LAST_GOOD,
    'docs/note.md': '---\ntitle: Note\n---\n\n## Part\n\n[Nowhere](/nowhere)\n',
  });
  try {
    const {code, output} = await runBuild(directory);
    expect(code, output).toBe(1);
    expect(output).toMatch(
      new RegExp(`broken link.*source page path = ${basePath}note:.*/nowhere`, 'is'),
    );
    expect(read(directory)).toBe('the last good site');
  } finally {
    await removeSite('failed');
  }
});

test('A build that is broken off leaves the last good site as it was', async () => {
  const directory = await writeSite('broken-off', LAST_GOOD);
  try {
    let build: ChildProcess | undefined;
    const ended = runBuild(directory, (started) => {
      build = started;
    });
    const isWriting = () => existsSync(path.join(directory, '.cache/build'));
    await expect.poll(isWriting, {timeout: 60_000}).toBe(true);
    build!.kill();
    await ended;
    expect(read(directory)).toBe('the last good site');
  } finally {
    await removeSite('broken-off');
  }
});
