import {expect, test} from '@playwright/test';
import {useTemporaryFolder} from '../temporaryFolder';

const write = useTemporaryFolder('compare-folders');

/** What is said of two folders with these files. */
async function compare(one: Record<string, string>, other: Record<string, string>) {
  // An ES module, which Playwright's CommonJS can load only like this.
  const {compareFolders} = await import('../../scripts/lib/compare-folders.mjs');
  return compareFolders(write('one', one), write('other', other));
}

const same = {'index.html': 'home', 'assets/js/main.0123abcd.js': 'run();', '.hidden': ''};

test('folders with the same files have no difference', async () => {
  expect(await compare(same, {...same})).toEqual([]);
});

test('a file that differs is shown at the first place', async () => {
  expect(await compare(same, {...same, 'index.html': 'hope'})).toEqual([
    'index.html differ from byte 2 on:\n  "home"\n  "hope"',
  ]);
  expect(await compare(same, {...same, 'index.html': 'homes'})).toEqual([
    'index.html differ from byte 4 on:\n  "home"\n  "homes"',
  ]);
});

test('a script is compared with the one that it has become, and before pages', async () => {
  const other = {'index.html': 'hope', 'assets/js/main.4567cdef.js': 'ran();', '.hidden': ''};
  expect(await compare(same, other)).toEqual([
    expect.stringMatching(/main\.0123abcd\.js and .*main\.4567cdef\.js differ from byte 1 on/),
    expect.stringContaining('index.html'),
  ]);
});

test('a file that only one of them has is named, a hidden one too', async () => {
  expect(await compare(same, {...same, '.more': ''})).toEqual(['.more is in the second alone.']);
  expect(await compare({...same, 'a.txt': ''}, same)).toContain('a.txt is in the first alone.');
});
