import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const ROOT = path.resolve(__dirname, '../..');

let folder: string;

test.beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'new-'));
  for (const part of ['.remarkrc.mjs', 'blog', 'docs', 'labs', 'lint', 'src', 'static']) {
    cpSync(path.join(ROOT, part), path.join(folder, part), {recursive: true});
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
});

test.afterAll(() => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(ROOT, 'scripts', script), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

const lint = () =>
  run('../node_modules/remark-cli/cli.js', 'docs', 'blog', '--ext=md,mdx', '--quiet', '--frail');

test('"npm run new" creates a note and a post that pass the check, and overwrites nothing', () => {
  const note = 'docs/frontend-roadmap/CSS/2-1-What-is-a-cafe.mdx';
  const begun = run('new.mjs', 'note', '--line', 'CSS', 'What is: a “café”?');
  expect(begun.stdout, begun.stderr).toContain(note);
  const post = run('new.mjs', 'post', "What's new");
  expect(post.stdout, post.stderr).toMatch(/^Created blog\/\d{4}-\d{2}-\d{2}-whats-new\.md as/);
  const checked = lint();
  expect(checked.status, checked.stderr).toBe(0);

  const again = run('new.mjs', 'post', "What's new");
  expect(again.stderr).toContain('already exists; choose another title');
  expect(again.status).toBe(1);
  const symbols = run('new.mjs', 'post', 'Cats & dogs – and why?');
  expect(symbols.stdout, symbols.stderr).toContain('-cats-dogs-and-why.md');
  const nameless = run('new.mjs', 'post', '如何学习');
  expect(nameless.stderr).toContain('has no letters (A to Z)');
  expect(nameless.status).toBe(1);
  const elsewhere = run('new.mjs', 'note', '--line', 'HTLM', 'What is it?');
  expect(elsewhere.stderr).toMatch(/unknown line "HTLM"\. .*Internet, HTML, CSS, JavaScript/);
  expect(elsewhere.status).toBe(1);
  const untitled = run('new.mjs', 'post');
  expect(untitled.stderr).toMatch(/the title is missing\.\nUsage: npm run new/);
  expect(untitled.status).toBe(1);
});
