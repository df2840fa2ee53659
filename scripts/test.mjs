// @ts-check
/**
 * Checks everything, step by step, and stops at the first step that fails.
 *
 *     npm test -- [arguments for Playwright]
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {ensureBrowser} from './lib/ensure-browser.mjs';

const ROOT = path.join(import.meta.dirname, '..');

/**
 * Runs a program with the running Node, which needs no shell on any system.
 *
 * @param {string} program A file of the project.
 * @param {...string} args
 * @returns {() => Promise<number>} Resolves to the exit code.
 */
function node(program, ...args) {
  return () =>
    new Promise((resolve) => {
      spawn(process.execPath, [path.join(ROOT, program), ...args], {
        cwd: ROOT,
        stdio: 'inherit',
      }).on('close', (code) => resolve(code ?? 1));
    });
}

/** @returns {Promise<number>} The exit code. */
function lint() {
  return new Promise((resolve) => {
    spawn('npm', ['run', '--silent', 'lint'], {
      cwd: ROOT,
      stdio: 'inherit',
      // npm is a script on Windows.
      shell: process.platform === 'win32',
    }).on('close', (code) => resolve(code ?? 1));
  });
}

/** @returns {Promise<number>} The exit code. */
async function browser() {
  try {
    console.log(`Browser: ${ensureBrowser()}`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** @type {[name: string, run: () => Promise<number>][]} */
const steps = [
  ['Types', node('node_modules/typescript/bin/tsc')],
  ['Lint', lint],
  ['Notes', node('scripts/check-notes.mjs')],
  ['Browser', browser],
  ['Build', node(docusaurus, 'build')],
  ['Weight', node('scripts/check-weight.mjs')],
  ['Build of the test site', node(docusaurus, 'build', 'tests/site')],
  ['Browser tests', node('node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2))],
];

for (const [index, [name, run]] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${name}`);
  const start = performance.now();
  const exitCode = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (exitCode !== 0) {
    console.error(`\n${name} failed after ${seconds} s. Later steps were not run.`);
    process.exit(exitCode);
  }
  console.log(`${name} passed in ${seconds} s.`);
}
