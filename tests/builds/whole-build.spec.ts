import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {basePath, expect, test} from '../fixtures';
import {runBuild, writeSite} from './buildSite';

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
  const directory = await writeSite({
    ...LAST_GOOD,
    'docs/note.md': `---\ntitle: The note\n---\n\n${ODD}\n[Home](./home.md)\n`,
  });
  const {succeeded, output} = await runBuild(directory);
  expect(output).not.toMatch(/warning|error/i);
  expect(succeeded, output).toBe(true);
  expect(read(directory)).toContain('The note');
  expect(existsSync(path.join(directory, 'build/old.html'))).toBe(false);
  // A cache would show old transcripts and terms, of which the bundler does not know.
  expect(existsSync(path.join(directory, 'node_modules'))).toBe(false);
});

test('Broken markdown links and duplicate routes warn and name their place; a broken anchor fails the build at its end, is named with its page and leaves the last good site as it was', async () => {
  const directory = await writeSite(
    {
      ...LAST_GOOD,
      'docs/home.md': '---\ntitle: Home\nslug: /\n---\n\n[A part](./note.md#nowhere)\n',
      'docs/note.md': '---\ntitle: Note\n---\n\n## Part\n\n[Nowhere](./nowhere.md)\n',
      'src/pages/note.md': '# The note, once more\n\n## Part\n',
    },
    // The rule for broken links finds the same link again, and would stop the build before.
    {onBrokenLinks: 'ignore'},
  );
  const {succeeded, output} = await runBuild(directory);
  expect(output).toMatch(/\[WARNING\].*link.*\.\/nowhere\.md.*docs\/note\.md" \(7:1\)/is);
  expect(output).toMatch(new RegExp(`\\[WARNING\\] Duplicate routes found!.*${basePath}note`, 's'));
  expect(output.match(/\[ERROR\]/g), output).toHaveLength(1);
  expect(output).toMatch(
    new RegExp(`broken anchor.*source page path = ${basePath}:.*#nowhere`, 'is'),
  );
  expect(succeeded).toBe(false);
  expect(read(directory)).toBe('the last good site');
});
