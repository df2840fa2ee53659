import {defineConfig} from '@playwright/test';
import {basePath} from '../../src/site/identity.cjs';

/** By build of the fixture site, the port that it is served at. */
export const PORTS = {light: 4181, stock: 4182};

async function makeConfig() {
  // Playwright turns this file into CommonJS, which can load an ES module only like this.
  const {findBrowser, TEST_BROWSER_FLAGS} = await import('../../scripts/lib/browser.mjs');
  return defineConfig({
    testDir: 'test',
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    // A busy machine needs a second look at times; what passes then is named as flaky.
    retries: process.env.CI ? 1 : 0,
    timeout: 120_000,
    workers: '100%',
    reporter: 'list',
    // Where the stock build's pictures are put, for the other's to be compared with.
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
