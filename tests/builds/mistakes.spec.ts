import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {runBuild} from './buildSite';

/** Half a minute on an idle machine. */
test.setTimeout(300_000);

let folder: string;
let site: string;

// One site for both, which make all mistakes in it.
test.describe.configure({mode: 'serial'});

/** ES modules, which Playwright's CommonJS can load only like this. */
const load = async () => ({
  ...(await import('../mistakes/table.mjs')),
  ...(await import('../mistakes/site.mjs')),
  ...(await import('../../scripts/notes/check.mjs')),
  ...(await import('../../scripts/notes/project.mjs')),
});

test.beforeAll(async () => {
  const {makeSite} = await load();
  folder = mkdtempSync(path.join(os.tmpdir(), 'mistakes-'));
  site = path.join(folder, 'site');
  await makeSite(site);
});

test.afterAll(() => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));

test('without a mistake the small site builds', async () => {
  const {succeeded, output} = await runBuild(site);
  expect(succeeded, output).toBe(true);
});

test('all that the build can’t compile is named at once, by file and line, with its cure', async () => {
  const {mistakes, writeFiles} = await load();
  const stopping = mistakes.filter(({when}) => when === 'compiled');
  for (const {files} of stopping) {
    await writeFiles(site, files);
  }
  const {succeeded, output} = await runBuild(site);
  expect(succeeded).toBe(false);
  for (const {name, stops} of stopping) {
    expect.soft(output, name).toMatch(stops!);
  }
});

test('every mistake of the table is found at its line with its cure, all at once, and nothing else is', async () => {
  const {mistakes, writeFiles, checkNotes, readProject} = await load();
  // The speller is another program (npm run test:mistakes).
  const found = mistakes.filter(({says}) => !says?.source.startsWith('Unknown word'));
  for (const {files} of found) {
    await writeFiles(site, files);
  }
  const {problems} = await checkNotes(await readProject(site));
  for (const {name, at, says} of found.filter((mistake) => mistake.at)) {
    const messages = problems.filter(({file, line}) => `${file}:${line}` === at);
    expect.soft(messages.map(({message}) => message).join('\n'), name).toMatch(says!);
  }
  const wrong = new Set(found.flatMap(({files, at}) => (at ? Object.keys(files) : [])));
  expect(problems.filter(({file}) => !wrong.has(file))).toEqual([]);
});
