// @ts-check
/** Brings one page of one build into each of its states and takes it down there. */
import {normalise, takeSnapshot, takeStyles} from './snapshot.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').BrowserContext} BrowserContext
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./snapshot.mjs').Snapshot} Snapshot
 *
 * @typedef {object} Site A served build.
 * @property {string} origin
 * @property {string} baseUrl
 *
 * @typedef {object} Visit
 * @property {Record<string, Snapshot>} states
 * @property {Record<string, string[]>} messages What the browser complained about, by state.
 * @property {string} [failure] Why the page could not be visited to the end.
 */

const WIDE = {width: 1280, height: 900};
const NARROW = {width: 390, height: 800};

/** Buttons and the like of one article; more than this is a page that no author writes. */
const MOST_CONTROLS = 60;

const CONTROLS = [
  'button',
  'summary',
  '[role="tab"]',
  'input[type="checkbox"]',
  'input[type="radio"]',
].join();

/** Runs in every page before its own scripts: chance and the clipboard are the same for both builds. */
function prepare() {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const copied = /** @type {string[]} */ ([]);
  Object.assign(window, {copied});
  if (navigator.clipboard) {
    navigator.clipboard.writeText = async (text) => void copied.push(text);
  }
  document.addEventListener('copy', () => copied.push(String(document.getSelection())));
}

/**
 * @param {Browser} browser
 * @param {Site} site
 * @param {{scripts: boolean}} options
 */
export async function openContext(browser, {origin}, {scripts}) {
  const context = await browser.newContext({
    viewport: WIDE,
    javaScriptEnabled: scripts,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    serviceWorkers: 'block',
  });
  // Long enough for a machine that does much else.
  context.setDefaultTimeout(90_000);
  await context.addInitScript(prepare);
  /** @type {string[]} */
  let messages = [];
  let underWay = 0;
  // Without the places in bundled files, which each build has for itself.
  const say = (/** @type {string} */ message) =>
    messages.push(normalise(message.split('\n    at ')[0] ?? '', origin));
  context.on('console', (message) => say(`console ${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => say(`error: ${error.error().message}`));
  context.on('request', () => underWay++);
  context.on('requestfinished', () => underWay--);
  context.on('requestfailed', (request) => {
    underWay--;
    const reason = request.failure()?.errorText;
    // Given up because the page was left.
    if (reason !== 'net::ERR_ABORTED') {
      say(`failed: ${request.url()} ${reason}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      say(`status ${response.status()}: ${response.url()}`);
    }
  });
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    (route) => {
      say(`other origin: ${route.request().url()}`);
      return route.abort();
    },
  );
  return {
    context,
    /** The messages since the last call. */
    takeMessages() {
      const taken = messages;
      messages = [];
      return taken;
    },
    isIdle: () => underWay <= 0,
  };
}

/**
 * Waits until nothing of the page has changed for a while and nothing is on its way.
 *
 * @param {Page} page
 * @param {() => boolean} isIdle
 * @param {number} quiet In milliseconds.
 */
export async function settle(page, isIdle, quiet) {
  const deadline = Date.now() + 15_000;
  for (;;) {
    await page.evaluate(
      (time) =>
        new Promise((resolve) => {
          let timer = setTimeout(resolve, time);
          const start = performance.now();
          new MutationObserver(() => {
            if (performance.now() - start < 5000) {
              clearTimeout(timer);
              timer = setTimeout(resolve, time);
            }
          }).observe(document, {
            attributes: true,
            characterData: true,
            childList: true,
            subtree: true,
          });
        }),
      quiet,
    );
    // The bar of a page on its way is taken away a moment after the page has come.
    const hasCome = await page.evaluate(() => !document.getElementById('nprogress'));
    if ((isIdle() && hasCome) || Date.now() > deadline) {
      return;
    }
  }
}

/** @param {Page} page */
export async function hydrated(page) {
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({state: 'attached', timeout: 90_000});
}

/**
 * Chooses a colour mode as another tab of the reader would, which the page follows.
 *
 * @param {Page} page
 * @param {'light' | 'dark'} mode
 */
async function chooseColourMode(page, mode) {
  await page.evaluate((newValue) => {
    const oldValue = localStorage.getItem('theme');
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(
      new StorageEvent('storage', {key: 'theme', oldValue, newValue, storageArea: localStorage}),
    );
  }, mode);
  await page.locator(`html[data-theme="${mode}"]`).waitFor({state: 'attached'});
}

/**
 * Waits until the button that copied last says again what it said before.
 *
 * @param {Page} page
 * @returns {Promise<string | null>} What it said in between; null where nothing was copied.
 */
async function readConfirmation(page) {
  return page.evaluate(async () => {
    const state = /** @type {any} */ (window);
    if (state.copied.length === (state.confirmed ?? 0)) {
      return null;
    }
    state.confirmed = state.copied.length;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return state.labels.join(' then ');
  });
}

/**
 * Presses every control of the article once and writes down what each press changed.
 *
 * @param {Page} page
 * @param {string} scope
 * @param {() => Promise<void>} settled
 * @returns {Promise<string[]>}
 */
async function pressAll(page, scope, settled) {
  /** @type {string[]} */
  const lines = [];
  for (let index = 0; index < MOST_CONTROLS; index++) {
    const name = await page.evaluate(([selector, controls]) => {
      const state = /** @type {{pressed?: Set<Element>}} */ (window);
      const pressed = (state.pressed ??= new Set());
      const control = /** @type {HTMLElement | undefined} */ (
        // What is hidden at this width is nobody's to press.
        [...(document.querySelector(selector)?.querySelectorAll(controls) ?? [])].find(
          (one) => !pressed.has(one) && one.checkVisibility(),
        )
      );
      if (!control) {
        return null;
      }
      pressed.add(control);
      const readLabel = () => control.getAttribute('aria-label') ?? control.innerText;
      const label = readLabel();
      // A button that copies says so for a second and takes it back.
      const labels = [label];
      Object.assign(state, {labels});
      new MutationObserver(() => {
        if (labels.at(-1) !== readLabel()) {
          labels.push(readLabel());
        }
      }).observe(control, {attributes: true, characterData: true, childList: true, subtree: true});
      control.focus();
      control.click();
      return `${control.localName} “${label}”`;
    }, /** @type {[string, string]} */ ([scope, CONTROLS]));
    if (name === null) {
      break;
    }
    await settled();
    // A button says for a second that it has copied, which is over sooner or later than a look at it.
    const confirmation = await readConfirmation(page);
    if (confirmation !== null) {
      lines.push(`${index} ${name} says “${confirmation}”`);
      await settled();
    }
    const after = await page.evaluate((selector) => {
      const root = /** @type {HTMLElement | null} */ (document.querySelector(selector));
      const states = [...(root?.querySelectorAll('button, summary, details, [role], input') ?? [])]
        .filter((element) => element.checkVisibility())
        .map((element) =>
          [
            'aria-selected',
            'aria-expanded',
            'aria-pressed',
            'aria-label',
            'title',
            'open',
            'hidden',
          ]
            .map((attribute) => element.getAttribute(attribute))
            .join('|'),
        )
        .join(' ');
      const {copied} = /** @type {any} */ (window);
      const text = root?.innerText.replace(/^\t|[^\S\n]+$|\n(?=\n)/gm, '');
      return [text, states, JSON.stringify(copied), document.title].join('\n---\n');
    }, scope);
    lines.push(`${index} ${name}: ${after}`);
  }
  return lines;
}

/**
 * Visits one page of one build in all of its states.
 *
 * @param {Browser} browser
 * @param {Site} site
 * @param {string} page Below the base URL.
 * @param {{quiet: number, hasLooks?: boolean}} options How long nothing may change before a state is
 *   taken down, in milliseconds; whether to take down looks.
 * @returns {Promise<Visit>}
 */
export async function visitPage(browser, site, page, {quiet, hasLooks = true}) {
  const {origin, baseUrl} = site;
  const address = `${origin}${baseUrl}${page}`;
  /** @type {Visit} */
  const visit = {states: {}, messages: {}};

  const plain = await openContext(browser, site, {scripts: false});
  try {
    const tab = await plain.context.newPage();
    const session = await plain.context.newCDPSession(tab);
    await tab.goto(address);
    visit.states['without scripts'] = await takeSnapshot(tab, session, origin, hasLooks);
    visit.messages['without scripts'] = plain.takeMessages();
  } finally {
    await plain.context.close();
  }

  const {context, takeMessages, isIdle} = await openContext(browser, site, {scripts: true});
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    const settled = () => settle(tab, isIdle, quiet);
    const take = async (/** @type {string} */ state) => {
      visit.states[state] = await takeSnapshot(tab, session, origin, hasLooks);
      visit.messages[state] = takeMessages();
    };

    await tab.goto(address);
    await hydrated(tab);
    await settled();
    await take('loaded');

    if (hasLooks) {
      await chooseColourMode(tab, 'dark');
      await settled();
      visit.states['loaded, dark'] = await takeStyles(tab, session, origin);
      await chooseColourMode(tab, 'light');
      await settled();
      await tab.emulateMedia({media: 'print'});
      visit.states['loaded, printed'] = await takeStyles(tab, session, origin);
      await tab.emulateMedia({media: null});
      await tab.setViewportSize(NARROW);
      await settled();
      visit.states['loaded, narrow'] = await takeStyles(tab, session, origin);
      await tab.setViewportSize(WIDE);
      await settled();
    }

    const presses = await pressAll(tab, 'main', settled);
    if (presses.length > 0) {
      await take('pressed');
      if (visit.states.pressed) {
        visit.states.pressed.lists.presses = presses;
      }
    }

    // Away by a click and back again; the first page was the server's.
    await tab.locator('.navbar__brand').first().click();
    await tab.mouse.move(0, 0);
    await settled();
    if (tab.url() !== address) {
      await tab.goBack();
      await settled();
      await take('gone back');
    }

    const [, locale = '', docs = ''] = /^(ar\/)?(docs)?/.exec(page) ?? [];
    const start = `${origin}${baseUrl}${locale}${docs && 'docs/next'}`;
    await tab.goto(`${start}?to=${encodeURIComponent(new URL(address).pathname)}`);
    await hydrated(tab);
    takeMessages();
    await tab.locator('#asked').click();
    await tab.mouse.move(0, 0);
    await settled();
    await take('arrived by a click');
  } finally {
    await context.close();
  }
  return visit;
}
