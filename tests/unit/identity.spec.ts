import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';

/** @returns The site's URL and paths, or the error message if the program failed. */
function whereIsSite(environment: Record<string, string>): string {
  const program = `const {origin, basePath} = require('./src/site/identity.cjs'); origin + basePath`;
  const env = {PATH: process.env.PATH, ...environment};
  const {stdout, stderr} = spawnSync(process.execPath, ['-p', program], {env, encoding: 'utf8'});
  return stdout.trim() || stderr;
}

test('the site’s URL is derived from the repository or from SITE_URL', () => {
  for (const [environment, url] of [
    [{}, 'https://jye10032.github.io/Frontend-Roadmap-Notes/'],
    [{GITHUB_REPOSITORY: 'Some-One/notes'}, 'https://some-one.github.io/notes/'],
    [{GITHUB_REPOSITORY: 'Some-One/some-one.github.io'}, 'https://some-one.github.io/'],
    [{GITHUB_REPOSITORY: 'a/b', SITE_URL: 'https://a.example/b/c'}, 'https://a.example/b/c/'],
    [{SITE_URL: 'a.example'}, 'SITE_URL is "a.example". Use a full URL'],
  ] as const) {
    expect(whereIsSite(environment), JSON.stringify(environment)).toContain(url);
  }
});
