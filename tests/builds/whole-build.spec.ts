import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {basePath, expect, test} from '../lib/fixtures';
import {runBuild, writeSite} from './buildSite';

// A build takes seconds on an idle machine.
test.setTimeout(120_000);

/** Correct Markdown that looks like mistakes. */
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

test('a valid site builds without warnings and keeps nothing from an earlier build', async () => {
  const directory = await writeSite({
    'build/old.html': 'a page of an earlier build',
    'docs/note.md': `---\ntitle: The note\n---\n\n${ODD}\n[Home](./home.md)\n`,
  });
  const {succeeded, output} = await runBuild(directory);
  expect(output).not.toMatch(/warning|error/i);
  expect(succeeded, output).toBe(true);
  const home = readFileSync(path.join(directory, 'build/index.html'), 'utf8');
  expect(home).toContain('The note');
  expect(existsSync(path.join(directory, 'build/old.html'))).toBe(false);
  // A cached note would keep its old transcripts and terms, because the bundler doesn't track those
  // files.
  expect(existsSync(path.join(directory, 'node_modules'))).toBe(false);
});

test('reports the location of a broken Markdown link, a duplicate route and a broken anchor', async () => {
  const directory = await writeSite(
    {
      'docs/home.md': '---\ntitle: Home\nslug: /\n---\n\n[A part](./note.md#nowhere)\n',
      'docs/note.md': '---\ntitle: Note\n---\n\n## Part\n\n[Nowhere](./nowhere.md)\n',
      'src/pages/note.md': '# The note, once more\n\n## Part\n',
    },
    // The broken-link check would find the same link and stop the build first.
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
});
