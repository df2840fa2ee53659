// @ts-check
/**
 * Checks everything: what needs no build (`npm run check`), then the build and what it has built, then
 * the browser tests alone. What needs something that failed is not begun.
 *
 *     npm test -- [arguments for Playwright]
 *
 * `npm run test:builds` is for tests with sites of their own.
 */
import os from 'node:os';
import {CHECK_STEPS} from './check/steps.mjs';
import {requireBrowser} from './lib/ensure-browser.mjs';
import {runProgram} from './lib/run-program.mjs';
import {runSteps} from './lib/run-steps.mjs';

const build = 'scripts/build.mjs';
const playwright = 'node_modules/@playwright/test/cli.js';

// Before all else, as it may ask for a download.
requireBrowser();

const succeeded = await runSteps(
  [
    ...CHECK_STEPS,
    // What is wrong there is known in seconds; no build is made of it.
    {name: 'Build', needs: 'all', run: () => runProgram([build])},
    {name: 'Weight', needs: ['Build'], run: () => runProgram(['scripts/check-weight.mjs'])},
    {name: 'HTML', needs: ['Build'], run: () => runProgram(['scripts/check-html.mjs'])},
    {
      name: 'Browser tests',
      needs: 'all',
      // Said as it comes: it takes the longest.
      run: () =>
        runProgram([playwright, 'test', '--project=site', ...process.argv.slice(2)], {
          stdio: 'inherit',
        }),
    },
  ],
  os.availableParallelism(),
);
process.exitCode = succeeded ? 0 : 1;
