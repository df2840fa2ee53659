// @ts-check
/** What takes more than one page: where the links of an article lead, and clicks that cross. */
import {hydrated, openContext} from './visit.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./visit.mjs').Site} Site
 */

const SCRIPTS_OF_PAGES = /\/assets\/js\/(?!main\.|runtime~|common\.)/;

/** @param {number} time In milliseconds. */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * What a page is once nothing has changed for a while and no page is on its way.
 *
 * @param {Page} tab
 */
async function readWhenStill(tab) {
  const read = () =>
    tab.evaluate(() => ({
      isSamePage: 'isSamePage' in window,
      heading: document.querySelector('h1')?.innerText ?? 'none',
      now: history.length,
      isComing: document.readyState !== 'complete' || Boolean(document.getElementById('nprogress')),
    }));
  let last = '';
  for (let tries = 0; ; tries++) {
    await pause(300);
    // A page that is just being left answers with an error.
    const state = await read().catch(() => undefined);
    const now = JSON.stringify([state, tab.url()]);
    if (state && ((now === last && !state.isComing) || tries > 40)) {
      return state;
    }
    last = now;
  }
}

/**
 * Follows each link of an article from a freshly loaded page.
 *
 * @param {Browser} browser
 * @param {Site} site
 * @param {string} page Below the base URL.
 * @returns {Promise<string[]>} Where each led, whether the site's scripts did it, and what was asked
 *   of other origins.
 */
export async function followLinks(browser, site, page) {
  const {origin, baseUrl} = site;
  const address = `${origin}${baseUrl}${page}`;
  const {context, takeMessages} = await openContext(browser, site, {scripts: true});
  /** @type {string[]} */
  const lines = [];
  try {
    for (let index = 0; ; index++) {
      const tab = await context.newPage();
      await tab.goto(address);
      await hydrated(tab);
      takeMessages();
      const links = tab.locator('main article a[href], main .markdown a[href]');
      if (index >= (await links.count())) {
        await tab.close();
        return lines;
      }
      await tab.evaluate(() => Object.assign(window, {isSamePage: true}));
      const length = await tab.evaluate(() => history.length);
      /** @type {string[]} */
      const events = [];
      tab.once('download', (download) => events.push(`downloaded ${download.suggestedFilename()}`));
      const link = links.nth(index);
      const name = `${await link.getAttribute('href')} “${await link.innerText()}”`;
      // The tab of a link to a mail program is closed again before anybody hears of it, or not.
      const opensTab = await link.evaluate((element) => {
        const {target, protocol} = /** @type {HTMLAnchorElement} */ (element);
        return target === '_blank' && protocol.startsWith('http');
      });
      const opened = opensTab
        ? context.waitForEvent('page', {timeout: 15_000}).catch(() => undefined)
        : undefined;
      await link.evaluate((element) => /** @type {HTMLElement} */ (element).click());
      if (await opened) {
        events.push('opened a tab');
      }
      const {isSamePage, heading, now} = await readWhenStill(tab);
      lines.push(
        [
          `${index} ${name}: ${tab.url()}`,
          isSamePage ? 'by script' : 'by loading',
          `heading ${heading}`,
          `history +${now - length}`,
          ...events,
          // How often a browser tries is its own affair.
          ...new Set(takeMessages().filter((message) => message.startsWith('other origin'))),
        ]
          .join(', ')
          .replaceAll(origin, '<origin>'),
      );
      for (const one of context.pages()) {
        await one.close();
      }
    }
  } finally {
    await context.close();
  }
}

/**
 * Clicks a second link while the first one's page is still on its way, and then lets both arrive.
 *
 * @param {Browser} browser
 * @param {Site} site
 * @returns {Promise<string[]>}
 */
export async function crossClicks(browser, {origin, baseUrl}) {
  const {context, takeMessages} = await openContext(browser, {origin, baseUrl}, {scripts: true});
  try {
    const tab = await context.newPage();
    await tab.goto(`${origin}${baseUrl}docs/next/`);
    await hydrated(tab);
    /** @type {() => void} */
    let letGo = () => {};
    const released = new Promise((resolve) => {
      letGo = () => resolve(undefined);
    });
    let isHeld = true;
    await tab.route(SCRIPTS_OF_PAGES, async (route) => {
      if (isHeld) {
        await released;
      }
      await route.fallback();
    });
    const length = await tab.evaluate(() => history.length);
    await tab.locator('.navbar a[href$="second"], .navbar a[href$="second/"]').first().click();
    await pause(300);
    await tab.locator('.navbar a[href$="blog"], .navbar a[href$="blog/"]').first().click();
    await pause(300);
    isHeld = false;
    letGo();
    await pause(1500);
    /** @type {string[]} */
    const lines = [];
    const say = async (/** @type {string} */ when) => {
      const title = await tab.title();
      const added = (await tab.evaluate(() => history.length)) - length;
      lines.push(`${when}: ${tab.url().replace(origin, '')} ${title}, history +${added}`);
    };
    await say('after both clicks');
    await tab.goBack();
    await pause(800);
    await say('one back');
    return [...lines, ...takeMessages()];
  } finally {
    await context.close();
  }
}

/**
 * Clicks a link that the next page has too, and goes on with the keyboard.
 *
 * @param {Browser} browser
 * @param {Site} site
 * @returns {Promise<string[]>} What has the focus then, and after each press of Tab.
 */
export async function tabAfterClick(browser, site) {
  const {context, takeMessages} = await openContext(browser, site, {scripts: true});
  try {
    const tab = await context.newPage();
    await tab.goto(`${site.origin}${site.baseUrl}docs/next/`);
    await hydrated(tab);
    await tab.locator('.theme-doc-sidebar-menu a.menu__link').last().click();
    await pause(1500);
    const focused = () =>
      tab.evaluate(() => {
        const element = document.activeElement;
        return `${element?.localName} “${element?.textContent?.slice(0, 40)}”`;
      });
    const lines = [
      `${tab.url().replace(site.origin, '')}`,
      await tab.evaluate(() => document.activeElement?.localName ?? 'none'),
    ];
    for (let press = 0; press < 3; press++) {
      await tab.keyboard.press('Tab');
      lines.push(await focused());
    }
    return [...lines, ...takeMessages()];
  } finally {
    await context.close();
  }
}
