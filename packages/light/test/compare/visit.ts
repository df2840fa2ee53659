/** Brings one page of one build into each of its states and takes it down there. */
import type {Browser, Page} from '@playwright/test';
import {takeContent, takeLooks, type Snapshot} from './snapshot';

export type Site = {origin: string; baseUrl: string};

const WIDE = {width: 1280, height: 900};
const NARROW = {width: 390, height: 800};

const CONTROLS = 'button, summary, [role="tab"], input[type="checkbox"]';

/** Buttons and the like of one article; more than this is a page that no author writes. */
const MOST_CONTROLS = 30;

/** Longer than it takes until the bar of a page on its way shows. */
const NAVIGATION = 300;

const hydrated = (page: Page) =>
  page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});

/**
 * Waits until nothing of the page has changed for a while (ms) and no page is on its way. The bar of one
 * that is comes after 200 ms.
 */
async function settle(page: Page, quiet = 150): Promise<void> {
  await page.evaluate(
    (time) =>
      new Promise<void>((resolve) => {
        const end = () => (document.getElementById('nprogress') ? restart() : resolve());
        let timer = setTimeout(end, time);
        const restart = () => {
          clearTimeout(timer);
          timer = setTimeout(end, time);
        };
        new MutationObserver(restart).observe(document, {
          attributes: true,
          childList: true,
          subtree: true,
        });
        setTimeout(resolve, 5000);
      }),
    quiet,
  );
}

/** Chooses a colour mode as another tab of the reader would, which the page follows. */
async function chooseColourMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('theme', newValue);
    window.dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue, storageArea: localStorage}),
    );
  }, mode);
  await page.locator(`html[data-theme="${mode}"]`).waitFor({state: 'attached'});
}

/** Presses every control of the main part once and tells what each press changed. */
async function pressAll(page: Page): Promise<string[]> {
  const lines: string[] = [];
  const controls = page.getByRole('main').locator(CONTROLS).filter({visible: true});
  const count = Math.min(await controls.count(), MOST_CONTROLS);
  for (let index = 0; index < count; index++) {
    const control = controls.nth(index);
    if (await control.isVisible()) {
      const name = await control.evaluate((element) => {
        (element as HTMLElement).click();
        return element.getAttribute('aria-label') ?? element.textContent;
      });
      await settle(page);
      const main = await page.getByRole('main').ariaSnapshot();
      lines.push(
        // A button says for a second that it has copied.
        ...`${name} is pressed:\n${main}`
          .replace(/"(?:Copied|Copy code to clipboard|تم النسخ|نسخ الرمز إلى الحافظة)"/g, '"Copy"')
          .split('\n'),
        `copied: ${await page.evaluate(() => (window as {copied?: string}).copied ?? 'nothing')}`,
      );
    }
  }
  return lines;
}

/** Runs in every page before its own scripts: chance and the clipboard are the same for both builds. */
function prepare() {
  Math.random = () => 0.5;
  navigator.clipboard.writeText = async (text) => void Object.assign(window, {copied: text});
}

/**
 * Visits a page.
 *
 * @param path Below the base URL.
 * @param hasLooks Whether styles are taken down, too: in light and dark mode, and on a phone.
 * @returns By state, what there was to see, and what the console said.
 */
export async function visit(
  browser: Browser,
  {origin, baseUrl}: Site,
  path: string,
  hasLooks: boolean,
): Promise<Record<string, Snapshot>> {
  const context = await browser.newContext({viewport: WIDE, reducedMotion: 'reduce'});
  const states: Record<string, Snapshot> = {};
  try {
    const messages: string[] = [];
    // Without the places in bundled files, which each build has for itself.
    const say = (message: string) =>
      messages.push(message.split('\n    at ')[0]!.replaceAll(origin, '<origin>'));
    context.on('console', (message) => say(`${message.type()}: ${message.text()}`));
    context.on('weberror', (error) => say(`error: ${error.error().message}`));
    await context.addInitScript(prepare);
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const page = await context.newPage();
    const address = `${origin}${baseUrl}${path}`;

    await page.goto(address);
    await hydrated(page);
    await settle(page);
    states.loaded = await takeContent(page);
    if (hasLooks) {
      states.light = await takeLooks(page);
      await chooseColourMode(page, 'dark');
      await settle(page);
      states.dark = await takeLooks(page);
      await chooseColourMode(page, 'light');
      await page.setViewportSize(NARROW);
      await settle(page);
      states['on a phone'] = await takeLooks(page);
      await page.setViewportSize(WIDE);
      await settle(page);
    }
    states.pressed = {presses: await pressAll(page)};

    // Away by a click and back again; the first page was the server's.
    await page.locator('.navbar__brand').first().click();
    await settle(page, NAVIGATION);
    await page.goBack();
    await settle(page, NAVIGATION);
    states['after Back'] = await takeContent(page);

    const [locale = ''] = /^ar\//.exec(path) ?? [];
    const asked = encodeURIComponent(new URL(address).pathname);
    await page.goto(`${origin}${baseUrl}${locale}?to=${asked}`);
    await hydrated(page);
    await page.locator('#asked').click();
    await page.mouse.move(0, 0);
    await settle(page, NAVIGATION);
    states['after a click'] = await takeContent(page);
    states.console = {messages: [...new Set(messages)].sort()};
  } finally {
    await context.close();
  }
  return states;
}
