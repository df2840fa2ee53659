import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {madeBefore} from '../../src/plugins/warm-cache/madeBefore';

const LOCK = {packages: {'node_modules/maker': {version: '1.0.0'}}};

let siteDir: string;
let isInCI: string | undefined;

test.beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'made-before-'));
  writeFileSync(path.join(siteDir, 'package-lock.json'), JSON.stringify(LOCK));
  writeFileSync(path.join(siteDir, 'maker.ts'), 'one');
  isInCI = process.env.CI;
  delete process.env.CI;
});

test.afterEach(() => {
  rmSync(siteDir, {recursive: true});
  if (isInCI !== undefined) {
    process.env.CI = isInCI;
  }
});

/** Makes things as one build does; the texts that it had to make. */
async function build(...texts: string[]) {
  const made: string[] = [];
  const sources = [path.join(siteDir, 'maker.ts')];
  const things = madeBefore({siteDir, name: 'things', sources, packages: ['maker']});
  for (const text of texts) {
    const thing = await things.get(text, async () => {
      made.push(text);
      return Buffer.from(`made of ${text}`);
    });
    expect(Buffer.from(thing).toString()).toBe(`made of ${text}`);
  }
  things.keep();
  return made;
}

test('a build makes only what the last one did not, and keeps only what it needed', async () => {
  expect(await build('a', 'b')).toEqual(['a', 'b']);
  expect(await build('a', 'c')).toEqual(['c']);
  expect(await build('c')).toEqual([]);
  expect(await build('a', 'c')).toEqual(['a']);
});

test('a file that can not be read is no reason to fail', async () => {
  await build('a');
  writeFileSync(path.join(siteDir, 'node_modules/.cache/things.v8'), 'not what was written');
  expect(await build('a')).toEqual(['a']);
});

test('all is made anew when a file or a package that makes it has changed, and in CI', async () => {
  await build('a');
  writeFileSync(path.join(siteDir, 'maker.ts'), 'two');
  expect(await build('a')).toEqual(['a']);
  const newer = {packages: {'node_modules/maker': {version: '2.0.0'}}};
  writeFileSync(path.join(siteDir, 'package-lock.json'), JSON.stringify(newer));
  expect(await build('a')).toEqual(['a']);
  process.env.CI = 'true';
  expect(await build('a')).toEqual(['a']);
  rmSync(path.join(siteDir, 'package-lock.json'));
  delete process.env.CI;
  expect(await build('a')).toEqual(['a']);
});
