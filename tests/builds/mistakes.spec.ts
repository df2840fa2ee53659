import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseNoteFrontMatter} from '../../src/markdown/parseFrontMatter';
import {right, writeFiles} from '../mistakes/site';
import {heavy, mistakes, fatal, unreadable, type Mistake} from '../mistakes/table';
import {runBuild} from './buildSite';

const ROOT = path.resolve(__dirname, '../..');

/** These tests take a minute on an idle machine. */
test.setTimeout(300_000);

// One site contains all the mistakes.
test.describe.configure({mode: 'serial'});

let site: string;

test.beforeAll(async () => {
  // Playwright compiles tests to CommonJS, which can only load an ES module like this.
  const {copySite} = await import('../../scripts/lib/copy-site.mjs');
  site = path.join(mkdtempSync(path.join(os.tmpdir(), 'mistakes-')), 'site');
  await copySite(site);
  await writeFiles(site, {...right, ...heavy});
});

test.afterAll(() => rmSync(path.dirname(site), {recursive: true, force: true, maxRetries: 5}));

/** The linter's messages, as `file:line: message`. */
async function lint(): Promise<string[]> {
  const {scripts} = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'));
  const args = scripts['check:notes'].split(' ').slice(1);
  const command = [path.join(ROOT, 'node_modules/remark-cli/cli.js'), ...args, '--no-color'];
  const {stderr} = await promisify(execFile)(process.execPath, command, {cwd: site}).catch(
    (error: {stderr: string}) => error,
  );
  let file = '';
  return stderr.split('\n').flatMap((line) => {
    const [, at = '1', message] = /^ *(?:(\d+):\S+)? +(?:warning|error) +(.*)$/.exec(line) ?? [];
    file = /^\S.*\.mdx?$/.test(line) ? line : file;
    return message ? [`${file}:${at}: ${message}`] : [];
  });
}

const writeAll = (chosen: readonly Mistake[]) =>
  writeFiles(site, Object.fromEntries(chosen.map(({file, content}) => [file, content])));

test('one build reports every mistake that stops it, with file, line and fix', async () => {
  await writeAll(fatal);
  const {succeeded, output} = await runBuild(site);
  expect(succeeded).toBe(false);
  const lines = output.split('\n').map((line) => line.replace(/^.*Cause: /, ''));
  const unnamed = fatal.filter(({at, says, builds}) =>
    builds
      ? !builds.test(output)
      : !lines.some((line) => line.startsWith(`${at}: `) && says.test(line)),
  );
  expect(unnamed.map(({name}) => name)).toEqual([]);
  const named = lines.flatMap((line) => /^(\S+\.mdx?):\d+: /.exec(line)?.[1] ?? []);
  expect(named.filter((file) => !fatal.some((each) => each.file === file))).toEqual([]);
});

test('the linter reports every mistake in the table on its line, with its fix, and nothing else', async () => {
  await writeAll(mistakes);
  const found = await lint();
  for (const {name, at, says} of mistakes) {
    const there = found.filter((line) => line.startsWith(`${at}: `)).join('\n');
    expect.soft(there, name).toMatch(says);
  }
  const wrong = new Set(mistakes.map(({file}) => file));
  expect(found.filter((line) => !wrong.has(line.split(':')[0]!))).toEqual([]);
});

test('unreadable front matter gives the same error each time it’s read', async () => {
  const {file, content, at, says} = unreadable;
  const params = {filePath: file, fileContent: String(content)};
  for (const time of ['first', 'second']) {
    await expect(
      parseNoteFrontMatter({...params, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER}),
      `read for the ${time} time`,
    ).rejects.toThrow(new RegExp(`^${at}: .*${says.source}`));
  }
});
