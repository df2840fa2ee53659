import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';
import {hasWholeHistory} from '../../src/site/wholeHistory';
import {useTemporaryFolder} from '../temporaryFolder';

const writeFiles = useTemporaryFolder('whole-history');

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.test', ...args], {
    cwd,
    stdio: 'ignore',
  });

test('a clone has the dates of its files, unless it is shallow; a download has none', () => {
  const whole = writeFiles('whole', {'note.md': '1'});
  expect(hasWholeHistory(whole)).toBe(false);

  git(whole, 'init');
  for (const message of ['First', 'Second']) {
    git(whole, 'commit', '--allow-empty', '-m', message);
  }
  expect(hasWholeHistory(whole)).toBe(true);

  const shallow = path.join(whole, '..', 'shallow');
  git(whole, 'clone', '--depth=1', pathToFileURL(whole).href, shallow);
  expect(hasWholeHistory(shallow)).toBe(false);
});
