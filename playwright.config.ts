import {defineConfig, devices} from '@playwright/test';
import {basePath, sitePort, siteUrl} from './tests/lib/servers';

const isCI = Boolean(process.env.CI);

async function makeConfig() {
  // Playwright compiles this file to CommonJS, which can only load an ES module like this.
  const {findBrowser, TEST_BROWSER_FLAGS} = await import('./scripts/lib/browser.mjs');
  return defineConfig({
    testDir: 'tests',
    fullyParallel: true,
    forbidOnly: isCI,
    // A retry tells flaky tests from broken ones, so that a busy machine doesn't block a change.
    // Nothing is hidden: flaky tests are listed at the end and on the summary page.
    retries: isCI ? 1 : 0,
    // Long enough for a busy machine.
    timeout: 60_000,
    expect: {timeout: 15_000},
    workers: '100%',
    reporter: [
      ['list'],
      ['html', {open: 'never'}],
      // Lists failed and flaky tests on the run's summary page.
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
    // Each project has its own command: `npm test`, `npm run test:builds` and so on.
    projects: [
      {name: 'site', testMatch: 'tests/*.spec.ts'},
      ...['firefox', 'webkit'].map((name) => ({name, testDir: 'tests/engines'})),
      {name: 'builds', testMatch: 'tests/builds/**/*.spec.ts'},
    ],
    webServer: {
      command: `node scripts/serve.mjs --dir build --port ${sitePort}`,
      url: `http://localhost:${sitePort}${basePath}`,
      reuseExistingServer: !isCI,
    },
  });
}

export default makeConfig();
