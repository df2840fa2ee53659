import {defineConfig, devices} from '@playwright/test';
import {basePath, sitePort, siteUrl} from './tests/servers';

const isCI = Boolean(process.env.CI);

async function makeConfig() {
  // Playwright turns this file into CommonJS, which can load an ES module only like this.
  const {findBrowser, TEST_BROWSER_FLAGS} = await import('./scripts/lib/browser.mjs');
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
    workers: '100%',
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
    // Each is run by a command of its own: `npm test`, `npm run test:builds` and so on.
    projects: [
      {name: 'site', testMatch: 'tests/*.spec.ts'},
      ...['firefox', 'webkit'].map((name) => ({name, testDir: 'tests/engines'})),
      {name: 'builds', testMatch: 'tests/builds/**/*.spec.ts'},
    ],
    // Answers as GitHub Pages would.
    webServer: {
      command: `node scripts/serve.mjs --dir build --port ${sitePort}`,
      url: `http://localhost:${sitePort}${basePath}`,
      reuseExistingServer: !isCI,
    },
  });
}

export default makeConfig();
