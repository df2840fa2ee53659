// @ts-check
/**
 * Opens a page in three engines and reads what a person would see: the page or the browser's own error page,
 * and the console. For labs whose transcripts quote browsers' messages.
 *
 *     import {look} from '../browsers.mjs';
 *     const {page, console} = await look('firefox', 'https://www.example.test/');
 *
 * Interactions are scripted in the pages, because not every engine here can be told to click. Each call
 * starts a browser with an empty profile. Needs these Debian packages: chromium, firefox-esr, and for
 * WebKit libwebkit2gtk-4.1-0 (with its MiniBrowser), xvfb and xauth.
 */
import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import net from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {chromium} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from '../scripts/lib/browser.mjs';

/**
 * @typedef {object} Look
 * @property {string} page The text of the page, or of the browser's own error page. Empty for WebKit, as
 *   MiniBrowser's error pages aren't Safari's.
 * @property {string[]} console One string for each message, as the engine words it.
 */

/**
 * @typedef {object} Options
 * @property {number} [seconds] How long to wait after the page has loaded.
 * @property {boolean} [trusting] Whether to accept any certificate.
 * @property {string[]} [flags] Extra flags for Chromium.
 * @property {Record<string, string | number | boolean>} [prefs] Extra preferences for Firefox.
 */

/** @type {(urls: string[], options: Options) => Promise<Look[]>} */
async function lookInChromium(urls, {seconds = 1, trusting = false, flags = []}) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_FLAGS, ...(trusting ? ['--ignore-certificate-errors'] : []), ...flags],
  });
  try {
    const looks = [];
    for (const url of urls) {
      const page = await browser.newPage();
      /** @type {string[]} */
      const messages = [];
      page.on('console', (message) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(`Uncaught ${error.name}: ${error.message}`));
      await page.goto(url).catch(() => undefined);
      await wait(seconds * 1000);
      const words = await page.evaluate(() => document.body?.innerText ?? '');
      looks.push({page: words, console: messages});
      await page.close();
    }
    return looks;
  } finally {
    await browser.close();
  }
}

/** Keeps Firefox from sending requests of its own. */
const QUIET = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/',
  'toolkit.telemetry.enabled': false,
};

/** A page's text, including shadow trees, which Firefox's error pages are made of. */
const READ_WORDS = `
  const read = (node) => node.nodeType === Node.TEXT_NODE ? node.data
    : node.matches?.('style, script, [hidden]') ? ''
    : [...(node.shadowRoot ?? node).childNodes].map(read).join(' ');
  return read(document.body).replace(/\\s+/g, ' ').trim();`;

/** Firefox shows what's wrong with a certificate only under "Advanced". */
const OPEN_ADVANCED = `
  const page = document.querySelector('net-error-card')?.shadowRoot ?? document;
  const button = page.querySelector('#advanced-button, #advancedButton');
  button?.click();
  return Boolean(button);`;

/**
 * A client for Marionette, Firefox's own remote protocol: WebDriver BiDi doesn't report CORS,
 * mixed-content or certificate errors, but the browser's console does.
 * https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 *
 * @param {number} port
 */
async function connectMarionette(port) {
  const connect = () =>
    new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('data', () => resolve(socket)).once('error', reject);
    });
  /** @type {net.Socket | undefined} */
  let socket;
  for (let tries = 0; !socket && tries < 100; tries += 1) {
    socket = await connect().catch(() => wait(200));
  }
  if (!socket) {
    throw new Error('Firefox isn’t listening on its Marionette port.');
  }
  const connected = socket;
  let received = Buffer.alloc(0);
  /** @type {Map<number, (message: [number, number, object | null, {value: unknown}]) => void>} */
  const waiting = new Map();
  connected.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const [prefix, length] = /^(\d+):/.exec(received.toString('latin1')) ?? [];
      const end = Number(length) + (prefix?.length ?? 0);
      if (!prefix || received.length < end) {
        return;
      }
      const message = JSON.parse(received.subarray(prefix.length, end).toString());
      received = received.subarray(end);
      waiting.get(message[1])?.(message);
    }
  });
  let id = 0;
  return (/** @type {string} */ command, /** @type {object} */ parameters = {}) =>
    new Promise((resolve, reject) => {
      id += 1;
      waiting.set(id, ([, , error, result]) =>
        error ? reject(new Error(JSON.stringify(error))) : resolve(result.value),
      );
      const text = JSON.stringify([0, id, command, parameters]);
      connected.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

/** @type {() => Promise<number>} */
const findFreePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const {port} = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** @type {(urls: string[], options: Options) => Promise<Look[]>} */
async function lookInFirefox(urls, {seconds = 1, trusting = false, prefs = {}}) {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const port = await findFreePort();
  const settings = Object.entries({...QUIET, ...prefs, 'marionette.port': port});
  writeFileSync(
    path.join(profile, 'user.js'),
    settings
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const flags = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote'];
  const program = spawn('firefox-esr', [...flags, '--profile', profile], {
    detached: true,
    stdio: 'ignore',
    env: {...process.env, HOME: profile},
  });
  try {
    const send = await connectMarionette(port);
    const run = (/** @type {string} */ script) =>
      send('WebDriver:ExecuteScript', {script, args: []});
    await send('WebDriver:NewSession', {acceptInsecureCerts: trusting});
    const looks = [];
    for (const url of urls) {
      await send('Marionette:SetContext', {value: 'content'});
      // Marionette reports an error page as an error, but Firefox shows the page.
      await send('WebDriver:Navigate', {url}).catch(() => undefined);
      await wait(seconds * 1000);
      if (await run(OPEN_ADVANCED)) {
        await wait(500);
      }
      const page = String(await run(READ_WORDS));
      await send('Marionette:SetContext', {value: 'chrome'});
      const messages = await run(`
        const messages = Services.console.getMessageArray();
        Services.console.reset();
        return messages
          .filter((each) => each instanceof Ci.nsIScriptError)
          .filter(({sourceName}) => !/^(?:chrome|moz-extension|resource):/.test(sourceName))
          .map(({errorMessage}) => errorMessage);`);
      looks.push({page, console: /** @type {string[]} */ (messages)});
    }
    return looks;
  } finally {
    if (program.pid) {
      process.kill(-program.pid, 'SIGKILL');
    }
    await wait(200);
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  }
}

/** The prefix of console messages, which MiniBrowser writes to standard error despite the option's name. */
const WEBKIT_LABEL = /^(?:\S+: )?CONSOLE (?:[A-Z]+ )*?(?:LOG|INFO|DEBUG|WARN|ERROR) /;

/** @type {() => string} */
function findMiniBrowser() {
  const files = execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], {encoding: 'utf8'});
  const found = files.split('\n').find((file) => file.endsWith('/MiniBrowser'));
  if (!found) {
    throw new Error('MiniBrowser is missing; install the Debian package libwebkit2gtk-4.1-0.');
  }
  return found;
}

/** @type {(urls: string[], options: Options) => Promise<Look[]>} */
async function lookInWebKit(urls, options) {
  const looks = [];
  for (const url of urls) {
    looks.push(await lookOnceInWebKit(url, options));
  }
  return looks;
}

/** @type {(url: string, options: Options) => Promise<Look>} */
async function lookOnceInWebKit(url, {seconds = 1, trusting = false}) {
  // Nothing reports when the page has loaded.
  const limit = `${seconds + 4}`;
  const program = spawn(
    'timeout',
    [
      limit,
      'xvfb-run',
      '-a',
      findMiniBrowser(),
      '--enable-write-console-messages-to-stdout=true',
      ...(trusting ? ['--ignore-tls-errors'] : []),
      url,
    ],
    {stdio: ['ignore', 'ignore', 'pipe']},
  );
  const chunks = await program.stderr.toArray();
  const lines = Buffer.concat(chunks).toString().split('\n');
  return {
    page: '',
    console: lines.flatMap((line) =>
      WEBKIT_LABEL.test(line) ? line.replace(WEBKIT_LABEL, '') : [],
    ),
  };
}

const ENGINES = {chromium: lookInChromium, firefox: lookInFirefox, webkit: lookInWebKit};

/**
 * Looks at several pages in turn; Chromium and Firefox use one browser for all of them.
 *
 * @param {keyof typeof ENGINES} engine
 * @param {string[]} urls
 * @param {Options} [options]
 */
export const lookAtEach = (engine, urls, options = {}) => ENGINES[engine](urls, options);

/**
 * @param {keyof typeof ENGINES} engine
 * @param {string} url
 * @param {Options} [options]
 * @returns {Promise<Look>}
 */
export async function look(engine, url, options) {
  const [first] = await lookAtEach(engine, [url], options);
  if (!first) {
    throw new Error(`${engine} returned nothing for ${url}.`);
  }
  return first;
}
