// @ts-check
/** A client for W3C WebDriver (https://www.w3.org/TR/webdriver2/), as far as a tab needs it. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {undoAtExit} from '../../../scripts/lib/cleanup.mjs';

/** How long the driver may take to start, in milliseconds. */
const START_TIME = 20_000;

/** What WebDriver calls the keys that write nothing: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = /** @type {Record<string, string>} */ ({
  Tab: '\uE004',
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
});

/** @returns {Promise<number>} A port that nothing listens on. */
async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/** How long an answer of the driver may take, in milliseconds. */
const ANSWER_TIME = 30_000;

/**
 * Asks the driver.
 *
 * @param {string} url
 * @param {string} method
 * @param {object} [body]
 * @returns {Promise<any>} Rejects with what the driver says is wrong, or that it says nothing.
 */
async function ask(url, method, body) {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(ANSWER_TIME),
    ...(body && {body: JSON.stringify(body)}),
  }).catch((/** @type {Error} */ error) => {
    throw new Error(`the driver does not answer ${method} ${new URL(url).pathname}`, {
      cause: error,
    });
  });
  const {value} = /** @type {{value: any}} */ (await response.json());
  if (!response.ok) {
    throw new Error(`${value.error}: ${value.message}`);
  }
  return value;
}

/**
 * Starts WebKitGTK's driver on a screen of its own that nobody sees.
 *
 * @param {{driver: string, xvfb: string}} programs
 * @returns {Promise<import('./browsers.mjs').Browser>}
 */
export async function launchWebDriver({driver, xvfb}) {
  const port = await findFreePort();
  const program = spawn(
    xvfb,
    ['-a', '-s', '-screen 0 1600x1200x24', driver, '--host=127.0.0.1', `--port=${port}`],
    // A group of its own, so that the screen ends with the driver.
    {detached: true, stdio: 'ignore'},
  );
  const end = undoAtExit(() => {
    if (program.pid && program.exitCode === null) {
      process.kill(-program.pid);
    }
  });
  const origin = `http://127.0.0.1:${port}`;
  const patience = Date.now() + START_TIME;
  while (!(await ask(`${origin}/status`, 'GET').catch(() => undefined))?.ready) {
    if (program.exitCode !== null || Date.now() > patience) {
      end();
      throw new Error(`${driver} did not start on ${xvfb}. Run both by hand to see why.`);
    }
    await wait(100);
  }

  let version = '';

  /** Now and then the driver starts a browser and never hears of it; the next one it starts is heard. */
  async function startSession() {
    const start = () => ask(`${origin}/session`, 'POST', {capabilities: {}});
    try {
      return await start();
    } catch (error) {
      console.warn(`WebKit: ${/** @type {Error} */ (error).message}; asking once more.`);
      return await start();
    }
  }

  /** @returns {Promise<import('./browsers.mjs').Tab>} */
  async function openTab() {
    const session = await startSession();
    version = session.capabilities.browserVersion;
    const url = `${origin}/session/${session.sessionId}`;

    /** @param {object[]} actions */
    const act = (...actions) => ask(`${url}/actions`, 'POST', {actions});
    /** @type {import('./browsers.mjs').Tab['evaluate']} */
    const evaluate = (act, ...args) =>
      ask(`${url}/execute/sync`, 'POST', {script: `return (${act}).apply(null, arguments)`, args});

    return {
      evaluate,
      goto: (address) => ask(`${url}/url`, 'POST', {url: address}),
      back: () => ask(`${url}/back`, 'POST', {}),
      forward: () => ask(`${url}/forward`, 'POST', {}),
      async resize(width, height) {
        // The window is larger than the page by its bars.
        const window = await ask(`${url}/window/rect`, 'GET');
        const page = await evaluate(() => ({width: innerWidth, height: innerHeight}));
        await ask(`${url}/window/rect`, 'POST', {
          width: width + window.width - page.width,
          height: height + window.height - page.height,
        });
      },
      pressAt: (x, y) =>
        act({
          type: 'pointer',
          id: 'mouse',
          parameters: {pointerType: 'mouse'},
          actions: [
            {type: 'pointerMove', duration: 0, origin: 'viewport', x, y},
            {type: 'pointerDown', button: 0},
            {type: 'pointerUp', button: 0},
          ],
        }),
      key(keys) {
        const values = keys.split('+').map((key) => KEYS[key] ?? key);
        return act({
          type: 'key',
          id: 'keyboard',
          actions: [
            ...values.map((value) => ({type: 'keyDown', value})),
            ...values.reverse().map((value) => ({type: 'keyUp', value})),
          ],
        });
      },
      close: () => ask(url, 'DELETE'),
    };
  }

  // The driver says the browser's version with a session alone.
  await (await openTab()).close();
  return {
    version,
    openTab,
    async close() {
      end();
    },
  };
}
