// @ts-check
/**
 * Opens a page in three engines and reads what a person would: the page, or the error page that the
 * browser shows instead, and the console. For labs whose transcripts quote browsers' messages.
 *
 *     import {look} from '../browsers.mjs';
 *     const {page, console} = await look('firefox', 'https://www.example.test/');
 *
 * Pages act by themselves, in a script of their own: not every engine can be told to click here. Each
 * look starts a browser with an empty profile. Debian's packages: chromium, firefox-esr, and for WebKit
 * libwebkit2gtk-4.1-0 (with its MiniBrowser), xvfb and xauth.
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
 * @property {string} page The words of the page, or of the browser's own error page. WebKit: none, as
 *   MiniBrowser's error pages aren't Safari's.
 * @property {string[]} console One string for each message, as the engine words it.
 */

/**
 * @typedef {object} Options
 * @property {number} [seconds] How long the page may go on after it has loaded.
 * @property {boolean} [trusting] Whether it takes any certificate.
 * @property {string[]} [flags] More switches for Chromium.
 * @property {Record<string, string | number | boolean>} [prefs] More settings for Firefox.
 */

/** @type {(url: string, options: Options) => Promise<Look>} */
async function lookInChromium(url, {seconds = 1, trusting = false, flags = []}) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...BROWSER_FLAGS, ...(trusting ? ['--ignore-certificate-errors'] : []), ...flags],
  });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const messages = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(`Uncaught ${error.name}: ${error.message}`));
    await page.goto(url).catch(() => undefined);
    await wait(seconds * 1000);
    return {page: await page.evaluate(() => document.body?.innerText ?? ''), console: messages};
  } finally {
    await browser.close();
  }
}

/** Keeps Firefox from asking anything of the network by itself. */
const QUIET = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/',
  'toolkit.telemetry.enabled': false,
};

/** The words of a page with those of its shadow trees, which Firefox's error pages are made of. */
const READ_WORDS = `
  const read = (node) => node.nodeType === Node.TEXT_NODE ? node.data
    : node.matches?.('style, script, [hidden]') ? ''
    : [...(node.shadowRoot ?? node).childNodes].map(read).join(' ');
  return read(document.body).replace(/\\s+/g, ' ').trim();`;

/**
 * A client of Marionette, Firefox's own remote protocol: WebDriver BiDi doesn't tell of CORS, mixed
 * content or certificates, the browser's console does.
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
    throw new Error('Firefox does not listen on its Marionette port.');
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

/** @type {(url: string, options: Options) => Promise<Look>} */
async function lookInFirefox(url, {seconds = 1, trusting = false, prefs = {}}) {
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
    // It reports an error page as an error, and shows it.
    await send('WebDriver:Navigate', {url}).catch(() => undefined);
    await wait(seconds * 1000);
    const page = String(await run(READ_WORDS));
    await send('Marionette:SetContext', {value: 'chrome'});
    const messages = await run(`
      return Services.console.getMessageArray()
        .filter((each) => each instanceof Ci.nsIScriptError)
        .filter(({sourceName}) => !/^(?:chrome|moz-extension|resource):/.test(sourceName))
        .map(({errorMessage}) => errorMessage);`);
    return {page, console: /** @type {string[]} */ (messages)};
  } finally {
    if (program.pid) {
      process.kill(-program.pid, 'SIGKILL');
    }
    await wait(200);
    rmSync(profile, {recursive: true, force: true, maxRetries: 5});
  }
}

/** What comes before a message in MiniBrowser's output, on standard error in spite of its option. */
const WEBKIT_LABEL = /^(?:\S+: )?CONSOLE (?:[A-Z]+ )*?(?:LOG|INFO|DEBUG|WARN|ERROR) /;

/** @type {() => string} */
function findMiniBrowser() {
  const files = execFileSync('dpkg', ['-L', 'libwebkit2gtk-4.1-0'], {encoding: 'utf8'});
  const found = files.split('\n').find((file) => file.endsWith('/MiniBrowser'));
  if (!found) {
    throw new Error('There is no MiniBrowser; install Debian’s package libwebkit2gtk-4.1-0.');
  }
  return found;
}

/** @type {(url: string, options: Options) => Promise<Look>} */
async function lookInWebKit(url, {seconds = 1, trusting = false}) {
  // Nothing says when the page has loaded.
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
 * @param {keyof typeof ENGINES} engine
 * @param {string} url
 * @param {Options} [options]
 */
export const look = (engine, url, options = {}) => ENGINES[engine](url, options);
