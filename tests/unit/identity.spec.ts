import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const IDENTITY = path.resolve(__dirname, '../../src/site/identity.cjs');

/** @returns Where the site is said to be, or what the program said when it failed. */
function whereIsSite(environment: Record<string, string>): string {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['-p', `const {origin, basePath} = require(${JSON.stringify(IDENTITY)}); origin + basePath`],
    {env: {PATH: process.env.PATH, ...environment}, encoding: 'utf8'},
  );
  return status === 0 ? stdout.trim() : stderr;
}

const places: [environment: Record<string, string>, url: string][] = [
  [{}, 'https://jye10032.github.io/Frontend-Roadmap-Notes/'],
  [{GITHUB_REPOSITORY: 'Some-One/notes'}, 'https://some-one.github.io/notes/'],
  [{GITHUB_REPOSITORY: 'Some-One/some-one.github.io'}, 'https://some-one.github.io/'],
  [{GITHUB_REPOSITORY: 'a/b', SITE_URL: 'https://notes.example'}, 'https://notes.example/'],
  [{SITE_URL: 'https://notes.example/deep/er'}, 'https://notes.example/deep/er/'],
];

for (const [environment, url] of places) {
  test(`with ${JSON.stringify(environment)} the site is at ${url}`, () => {
    expect(whereIsSite(environment)).toBe(url);
  });
}

test('an address that is none is named, with one that would be', () => {
  expect(whereIsSite({SITE_URL: 'notes.example'})).toContain(
    'SITE_URL is "notes.example". Give a whole address, such as https://notes.example/.',
  );
});
