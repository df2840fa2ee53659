import {defineConfig} from '@playwright/test';

/** These tests need neither a browser nor a built site. */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine that is busy with other checks is slow.
  timeout: 60_000,
  reporter: 'line',
  outputDir: '../../test-results/unit',
});
