import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

test.skip(process.platform === 'win32', 'The script runs on GitHub’s Linux machines alone.');

const SCRIPT = path.resolve(__dirname, '../../.github/scripts/compare-site.sh');

let folder: string;

test.beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'compare-site-'));
  mkdirSync(path.join(folder, 'build/docs'), {recursive: true});
  writeFileSync(path.join(folder, 'build/index.html'), 'home');
  writeFileSync(path.join(folder, 'build/docs/note.html'), 'note');
  // As the action that makes the artifact does it, which leaves hidden files out.
  spawnSync('tar', ['-cf', 'artifact.tar', '--exclude=.[^/]*', '-C', 'build', '.'], {cwd: folder});
});

test.afterEach(() => rmSync(folder, {recursive: true}));

/** @param sha256 What the build says; by default, the truth. */
function compare(sha256?: string) {
  const archive = readFileSync(path.join(folder, 'artifact.tar'));
  const truth = createHash('sha256').update(archive).digest('hex');
  return spawnSync('bash', [SCRIPT, 'artifact.tar', sha256 ?? truth, 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
}

test('the same site passes', () => {
  const {status, stdout} = compare();
  expect(stdout).toBe('The site to publish is the one that was tested: 2 files.\n');
  expect(status).toBe(0);
});

test('an archive that is not the one that was built is refused', () => {
  const {status, stderr} = compare('0'.repeat(64));
  expect(stderr).toMatch(/^artifact\.tar is not what the build has handed on: .* not 0{64}\./);
  expect(status).toBe(1);
});

const changes: [what: string, change: (build: string) => void, named: string][] = [
  ['a changed', (build) => writeFileSync(path.join(build, 'docs/note.html'), 'other'), 'note.html'],
  ['an added', (build) => writeFileSync(path.join(build, 'docs/more.html'), ''), 'more.html'],
  ['a missing', (build) => rmSync(path.join(build, 'index.html')), 'index.html'],
  ['a hidden', (build) => writeFileSync(path.join(build, '.hidden'), ''), '.hidden'],
];

for (const [what, change, named] of changes) {
  test(`${what} file is named`, () => {
    change(path.join(folder, 'build'));
    const {status, stdout, stderr} = compare();
    expect(stdout).toContain(named);
    expect(stderr).toContain('is not the one that was tested');
    expect(status).toBe(1);
  });
}
