import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {parseNoteFrontMatter} from '../../src/markdown/parseFrontMatter';
import {makeSite, writeFiles} from '../mistakes/site';
import {mistakes, misspelt, stopping, unreadable, type Mistake} from '../mistakes/table';
import {runBuild} from './buildSite';

const ROOT = path.resolve(__dirname, '../..');

/** Half a minute on an idle machine. */
test.setTimeout(300_000);

// One site for all, in which they make all mistakes.
test.describe.configure({mode: 'serial'});

let site: string;

test.beforeAll(async () => {
  site = path.join(mkdtempSync(path.join(os.tmpdir(), 'mistakes-')), 'site');
  await makeSite(site);
});

test.afterAll(() => rmSync(path.dirname(site), {recursive: true, force: true, maxRetries: 5}));

/** What a program prints. */
async function run(program: string, ...args: string[]): Promise<string> {
  const command = [path.join(ROOT, 'node_modules', program), ...args];
  const {stdout, stderr} = await promisify(execFile)(process.execPath, command, {cwd: site}).catch(
    (error: {stdout: string; stderr: string}) => error,
  );
  return stdout + stderr;
}

/** What the linter says, as `file:line: message`. */
async function lint(): Promise<string[]> {
  const {scripts} = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'));
  const args = scripts['check:notes'].split(' ').slice(1);
  const output = await run('remark-cli/cli.js', ...args, '--no-color');
  let file = '';
  return output.split('\n').flatMap((line) => {
    const [, at = '1', message] = /^ *(?:(\d+):\S+)? +(?:warning|error) +(.*)$/.exec(line) ?? [];
    file = /^\S.*\.mdx?$/.test(line) ? line : file;
    return message ? [`${file}:${at}: ${message}`] : [];
  });
}

const writeAll = async (chosen: readonly Mistake[]) => {
  for (const {files} of chosen) {
    await writeFiles(site, files);
  }
};

test('without a mistake the linter says nothing and the small site builds, as in CI', async () => {
  expect(await lint()).toEqual([]);
  const {CI} = process.env;
  process.env.CI = 'true';
  const {succeeded, output} = await runBuild(site);
  process.env.CI = CI;
  expect(succeeded, output).toBe(true);
});

test('all that the build can’t compile is named at once, by file and line, with its cure', async () => {
  await writeAll(stopping);
  const {succeeded, output} = await runBuild(site);
  expect(succeeded).toBe(false);
  const lines = output.split('\n').map((line) => line.replace(/^.*Cause: /, ''));
  const unnamed = stopping.filter(({at, says, builds}) =>
    builds
      ? !builds.test(output)
      : !lines.some((line) => line.startsWith(`${at}: `) && says.test(line)),
  );
  expect(unnamed.map(({name}) => name)).toEqual([]);
});

test('every mistake of the table is found at its line with its cure, all at once, and nothing else is', async () => {
  await writeAll(mistakes);
  const found = await lint();
  for (const {name, at, says} of mistakes) {
    const there = found.filter((line) => line.startsWith(`${at}: `)).join('\n');
    expect.soft(there, name).toMatch(says);
  }
  const wrong = new Set(mistakes.flatMap(({files}) => Object.keys(files)));
  expect(found.filter((line) => !wrong.has(line.split(':')[0]!))).toEqual([]);
});

test('what keeps a file from being read stops the build with the same words, each time that it is read', async () => {
  for (const {name, files, at, says} of unreadable) {
    const [filePath, content] = Object.entries(files)[0]!;
    for (let time = 1; time <= 2; time += 1) {
      const params = {filePath, fileContent: content.toString()};
      await expect(
        parseNoteFrontMatter({...params, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER}),
        `${name}, read for the ${time}. time`,
      ).rejects.toThrow(new RegExp(`^${at}: .*${says.source}`));
    }
  }
});

test('a word that the dictionaries lack is found', async () => {
  await writeAll([misspelt]);
  const [file] = misspelt.at.split(':');
  const config = `--config=${path.join(ROOT, 'cspell.config.yaml')}`;
  const output = await run('cspell/bin.mjs', '--no-progress', '--root=.', config, file!);
  expect(output).toContain(misspelt.at);
  expect(output).toMatch(misspelt.says);
});
