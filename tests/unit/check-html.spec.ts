import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

/** An ES module, which Playwright's CommonJS can load only like this. */
const load = () => import('../../scripts/lib/html-checker.mjs');

test('The version of Java is told from what it says', async () => {
  const {parseJavaVersion} = await load();
  expect(parseJavaVersion('openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime')).toBe(17);
  expect(parseJavaVersion('openjdk version "25" 2025-09-16')).toBe(25);
  expect(parseJavaVersion('java version "1.8.0_432"')).toBe(8);
  expect(parseJavaVersion('Unable to locate a Java Runtime.')).toBeUndefined();
});

test('A page with an error is named, with the place and the error', async () => {
  const {findHtmlErrors, hasJava} = await load();
  test.skip(!(await hasJava()), 'The checker runs on Java.');
  const directory = await mkdtemp(path.join(os.tmpdir(), 'check-html-'));
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`;
  try {
    await writeFile(path.join(directory, 'good.html'), page('<p>Good</p>'));
    await writeFile(path.join(directory, 'bad.html'), page('<ul><p>Bad</p></ul>'));
    expect(await findHtmlErrors(directory)).toEqual([
      expect.stringMatching(/^bad\.html:1:\d+: Element “p” not allowed as child of element “ul”/),
    ]);
  } finally {
    await rm(directory, {recursive: true});
  }
});
