// @ts-check
/**
 * Checks everything: several steps at a time, the browser tests alone at the end. After a step that
 * fails no other is begun.
 *
 *     npm test -- [arguments for Playwright]
 */
import {spawn} from 'node:child_process';
import os from 'node:os';
import {ensureBrowser} from './lib/ensure-browser.mjs';
import {ROOT} from './lib/root.mjs';
import {runSteps} from './lib/run-steps.mjs';

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<import('./lib/run-steps.mjs').Outcome>}
 */
function run(command, args, options) {
  return new Promise((resolve) => {
    let output = '';
    const program = spawn(command, args, {cwd: ROOT, ...options});
    const collect = (/** @type {Buffer} */ data) => {
      output += data.toString();
    };
    program.stdout?.on('data', collect);
    program.stderr?.on('data', collect);
    program.on('error', (error) => resolve({succeeded: false, output: error.message}));
    program.on('close', (code) => resolve({succeeded: code === 0, output}));
  });
}

/** What runs beside others shows what it has said when it ends. */
const beside = {
  env: {...process.env, ...(process.stdout.isTTY && {FORCE_COLOR: '1'})},
};

/**
 * A program of the project, with the running Node, which needs no shell on any system.
 *
 * @param {string[]} args
 */
const node = (...args) => run(process.execPath, args, beside);

/** @param {string} script Of package.json. */
const npm = (script) =>
  // npm is a script on Windows.
  run('npm', ['run', '--silent', script], {...beside, shell: process.platform === 'win32'});

const build = 'scripts/build.mjs';
const playwright = 'node_modules/@playwright/test/cli.js';

try {
  // Before all else, as it may ask for a download.
  console.log(`Browser: ${ensureBrowser()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const succeeded = await runSteps(
  [
    // The longest first, and those that wait for others before those that don't.
    {name: 'Build', run: () => node(build)},
    {name: 'Weight', needs: ['Build'], run: () => node('scripts/check-weight.mjs')},
    {
      name: 'Build of the test site',
      // Not beside it: both keep what they have compiled in one cache.
      needs: ['Build'],
      run: () => node(build, 'tests/site'),
    },
    {name: 'HTML', needs: ['Build'], run: () => node('scripts/check-html.mjs')},
    {name: 'ESLint', run: () => npm('lint:js')},
    {name: 'Types', run: () => node('node_modules/typescript/bin/tsc')},
    {name: 'Prettier', run: () => npm('lint:format')},
    {name: 'Stylelint', run: () => npm('lint:css')},
    {name: 'Notes', run: () => node('scripts/check-notes.mjs')},
    {name: 'Licences', run: () => node('scripts/check-licences.mjs')},
    {
      name: 'Browser tests',
      needs: 'all',
      // Said as it comes: it takes the longest.
      run: () =>
        run(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {stdio: 'inherit'}),
    },
  ],
  os.availableParallelism(),
);
process.exitCode = succeeded ? 0 : 1;
