// @ts-check
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findBrowser} from './find-browser.mjs';

const ADVICE = `No Chromium or Chrome was found, and none could be installed. Do one of these, then run the tests again:
  - install Chromium or Google Chrome with your system's package manager;
  - run "npx playwright install --with-deps chromium";
  - set the environment variable CHROMIUM_PATH to the program of a Chromium that you have.`;

/**
 * Runs a command, showing its output.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {boolean} Whether it succeeded.
 */
function run(command, ...args) {
  console.log(`$ ${command} ${args.join(' ')}`);
  // npx is a script on Windows, which needs a shell; all arguments are constants.
  const shell = process.platform === 'win32';
  const environment = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(command, args, {stdio: 'inherit', shell, env: environment}).status === 0;
}

function installWithApt() {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return (
    isRootOnDebian &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
  );
}

/**
 * Finds a browser for the tests or installs one: Debian's package where the user may, else
 * Playwright's download.
 *
 * @returns {string} The path of its program.
 */
export function ensureBrowser() {
  const present = findBrowser();
  if (present) {
    return present;
  }
  console.log('No Chromium or Chrome was found; installing one.');
  if (!installWithApt()) {
    run('npx', 'playwright', 'install', 'chromium');
  }
  const installed = findBrowser();
  if (!installed) {
    throw new Error(ADVICE);
  }
  return installed;
}

/**
 * The same for a command that can't do without a browser: says what to do, and ends the process.
 *
 * @returns {string} The path of its program.
 */
export function requireBrowser() {
  try {
    const browser = ensureBrowser();
    console.log(`Browser: ${browser}`);
    return browser;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
