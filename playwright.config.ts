import {existsSync} from 'node:fs';
import {defineConfig, devices} from '@playwright/test';
import {basePath, sitePort, siteUrl, testSitePort} from './tests/servers';

const isCI = Boolean(process.env.CI);

/** Answers with a built site as GitHub Pages would; what is not built, no test asks for. */
function serve(directory: string, port: number) {
  const server = {
    command: `node scripts/serve.mjs --dir ${directory} --port ${port}`,
    url: `http://localhost:${port}${basePath}`,
    reuseExistingServer: !isCI,
  };
  return existsSync(directory) ? [server] : [];
}

async function makeConfig() {
  // Playwright turns this file into CommonJS, which can load an ES module only like this.
  const {TEST_BROWSER_FLAGS} = await import('./scripts/lib/browser-flags.mjs');
  const {findBrowser} = await import('./scripts/lib/find-browser.mjs');
  return defineConfig({
    testDir: 'tests',
    fullyParallel: true,
    forbidOnly: isCI,
    // The second try tells what fails sometimes from what is broken, so that a busy machine does not
    // stop a change. It hides nothing: a test that passes then stands by its name under “flaky” at the
    // end and on the summary page, as a reader can meet what it met.
    retries: isCI ? 1 : 0,
    // Long enough for a machine that does much else; what holds, holds at once on an idle one.
    timeout: 60_000,
    expect: {timeout: 15_000},
    workers: 2,
    reporter: [
      ['list'],
      ['html', {open: 'never'}],
      // Puts each failure and each flaky test, by name, on the summary page of the run.
      ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
    ],
    use: {
      ...devices['Desktop Chrome'],
      baseURL: siteUrl,
      actionTimeout: 15_000,
      trace: 'on-first-retry',
      launchOptions: {
        executablePath: findBrowser(),
        args: TEST_BROWSER_FLAGS,
      },
    },
    // The one is run by `npm test`, the other by `npm run test:builds`.
    projects: [
      {name: 'site', testIgnore: 'tests/builds/**'},
      {name: 'builds', testMatch: 'tests/builds/**/*.spec.ts'},
    ],
    webServer: [...serve('build', sitePort), ...serve('tests/site/build', testSitePort)],
  });
}

export default makeConfig();
