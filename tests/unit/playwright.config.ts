import {defineConfig} from '@playwright/test';

/** These tests need neither a browser nor a built site. */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a machine that's busy with other checks.
  timeout: 60_000,
  reporter: 'line',
  outputDir: '../../test-results/unit',
});
