// @ts-check
/**
 * Runs before the commands that need a browser. Does nothing if there's a Chromium (see findBrowser);
 * otherwise downloads Playwright's or, if that fails and the script runs as root on Debian, installs
 * Debian's package.
 */
import {spawnSync} from 'node:child_process';
import {findBrowser} from './lib/browser.mjs';

/** @param {string} command */
function run(command) {
  console.log(`No working Chromium found. Running: ${command}`);
  return spawnSync(command, {shell: true, stdio: 'inherit'}).status === 0;
}

/** Starts the browser, because on a bare machine Playwright's download lacks system libraries. */
function hasWorkingBrowser() {
  const browser = findBrowser();
  return browser !== undefined && spawnSync(browser, ['--version']).status === 0;
}

const INSTALLS = [
  () => run('npx playwright install chromium'),
  () =>
    process.getuid?.() === 0 &&
    spawnSync('apt-get', ['--version']).status === 0 &&
    run('apt-get update && apt-get install -y --no-install-recommends chromium'),
];

if (!hasWorkingBrowser() && !INSTALLS.some((install) => install() && hasWorkingBrowser())) {
  console.error("The browser tests need Chromium, which couldn't be installed.");
  console.error('Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.');
  process.exit(1);
}
