import {defineConfig} from '@playwright/test';
import {basePath} from '../../src/site/identity.cjs';

/** The port that each build of the fixture site is served on. */
export const PORTS = {light: 4181, stock: 4182};

async function makeConfig() {
  // Playwright compiles this file to CommonJS, which can only load an ES module like this.
  const {findBrowser, TEST_BROWSER_FLAGS} = await import('../../scripts/lib/browser.mjs');
  return defineConfig({
    testDir: 'test',
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    // Timing-dependent tests can need a retry on a busy machine. Any that then pass are listed as flaky.
    retries: process.env.CI ? 1 : 0,
    timeout: 120_000,
    workers: '100%',
    reporter: 'list',
    // Screenshots of the stock build, to compare with the light build's.
    snapshotPathTemplate: '.cache/stock/{arg}{ext}',
    updateSnapshots: 'none',
    use: {launchOptions: {executablePath: findBrowser(), args: TEST_BROWSER_FLAGS}},
    webServer: Object.entries(PORTS).map(([build, port]) => ({
      command: `node ../../scripts/serve.mjs --dir test/site/build/${build} --port ${port}`,
      url: `http://localhost:${port}${basePath}`,
      reuseExistingServer: false,
    })),
  });
}

export default makeConfig();
