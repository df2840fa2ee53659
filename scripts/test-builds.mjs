// @ts-check
/**
 * The browser tests with sites of their own: builds the test site, which several share, then runs them;
 * the others build theirs. They take what `npm test` has built.
 *
 *     npm run test:builds -- [arguments for Playwright]
 */
import {requireBrowser} from './lib/ensure-browser.mjs';
import {runProgram} from './lib/run-program.mjs';
import {runSteps} from './lib/run-steps.mjs';

requireBrowser();

const succeeded = await runSteps(
  [
    {
      name: 'Build of the test site',
      run: () => runProgram(['scripts/build.mjs', 'tests/site']),
    },
    {
      name: 'Tests with sites of their own',
      needs: 'all',
      run: () =>
        runProgram(
          [
            'node_modules/@playwright/test/cli.js',
            'test',
            '--project=builds',
            ...process.argv.slice(2),
          ],
          {stdio: 'inherit'},
        ),
    },
  ],
  1,
);
process.exitCode = succeeded ? 0 : 1;
