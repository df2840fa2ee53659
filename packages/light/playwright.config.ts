import {defineConfig} from '@playwright/test';

const {CHROMIUM_PATH} = process.env;

export default defineConfig({
  testDir: 'test',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine needs a second look at times; what passes then is named as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  workers: '100%',
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      // Chromium's sandbox does not start for root.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
