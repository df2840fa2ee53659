import {execFileSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';
import {hasWholeHistory} from '../../src/site/wholeHistory';

test('a clone has the dates of its files, unless it is shallow; a download has none', () => {
  const whole = test.info().outputPath('whole');
  mkdirSync(whole);
  expect(hasWholeHistory(whole)).toBe(false);

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.test', ...args], {
      cwd: whole,
      stdio: 'ignore',
    });
  git('init');
  for (const message of ['First', 'Second']) {
    git('commit', '--allow-empty', '-m', message);
  }
  expect(hasWholeHistory(whole)).toBe(true);

  const shallow = path.join(whole, '../shallow');
  git('clone', '--depth=1', pathToFileURL(whole).href, shallow);
  expect(hasWholeHistory(shallow)).toBe(false);
});
