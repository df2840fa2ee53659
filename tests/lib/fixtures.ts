/**
 * What every spec builds on: `test` with a watched browser context, and a few helpers.
 *
 * URLs in tests are relative to the base path, without a leading slash: `page.goto('docs')`.
 */
import {existsSync, readFileSync} from 'node:fs';
import {expect, test as base, type BrowserContext, type Page} from '@playwright/test';
import {readBuiltRoutes} from './built-routes';

export {expect} from '@playwright/test';
export {basePath} from './servers';

/** The routes of the built site, relative to the base path; there are no other pages. */
export const routes = readBuiltRoutes();

/** A route as it appears in test titles. */
export const nameOf = (route: string): string => `/${route}`;

/** Collects console output, errors and cross-origin requests as lines. */
function watch(context: BrowserContext, ownOrigin: string): string[] {
  const messages: string[] = [];
  context.on('console', (message) => messages.push(`console ${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => messages.push(`page error: ${error.error().message}`));
  context.on('request', (request) => {
    const {protocol, origin} = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ownOrigin) {
      messages.push(`other origin: ${request.url()}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // The browser cancels pending requests when it leaves the page.
    if (reason !== 'net::ERR_ABORTED') {
      messages.push(`failed request: ${request.url()} ${reason}`);
    }
  });
  return messages;
}

type Options = {
  /**
   * Console messages, errors and failed requests that a test expects. Give one pattern with alternatives:
   * Playwright treats a two-item array as a value and its options.
   */
  allowedMessages: [] | [RegExp];
};

/**
 * Playwright's `test`, with a context that fails the test at its end if any page logged to the console,
 * threw, failed to load something or made a request to another origin.
 */
export const test = base.extend<Options>({
  allowedMessages: [[], {option: true}],
  context: async ({context, baseURL, allowedMessages}, use) => {
    const messages = watch(context, new URL(baseURL!).origin);
    await use(context);
    const unexpected = messages.filter(
      (message) => !allowedMessages.some((allowed) => allowed.test(message)),
    );
    expect(unexpected, "messages the test doesn't allow").toEqual([]);
  },
});

const PARTS = '.docusaurus/light/default/parts.json';

/** Skips a test that needs a part of the light build, if the site was built without it. */
export function needsPart(name: string): void {
  // A build made elsewhere has all parts.
  const {off} = existsSync(PARTS)
    ? (JSON.parse(readFileSync(PARTS, 'utf8')) as {off: string[]})
    : {off: []};
  test.skip(off.includes(name), `The site was built without the "${name}" part.`);
}

/** Waits until the page has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page and waits until it has hydrated. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** Opens all folds. */
export async function openFolds(page: Page): Promise<void> {
  await page
    .locator('details')
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
}

export const heading = (page: Page) => page.getByRole('heading', {level: 1});

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});

/** The button that switches the colour mode and names the current one. */
export const toggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', {name: /^Switch between dark and light mode/});

/** Sets the page's connection, as reported by `navigator.connection`. */
export const setConnection = (
  page: Page,
  connection: {saveData?: boolean; effectiveType?: string},
) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), {
    saveData: false,
    effectiveType: '4g',
    ...connection,
  });

/** The text of the scripts that the page has run so far, not of those that it only prefetched. */
export async function runScripts(page: Page): Promise<string[]> {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script')
      .map((entry) => entry.name)
      .filter((url) => new URL(url).pathname.endsWith('.js')),
  );
  return Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
}

/** Scripts that a page loads dynamically, not from its HTML. */
export const CHUNKS = /\/assets\/js\/(?!main\.|framework\.|runtime~)/;

/** Holds back scripts requested from now on. The returned function releases them all. */
export async function holdChunks(page: Page, chunks = CHUNKS): Promise<() => void> {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunks, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Adds rules to a page in a way that its content security policy allows. */
export async function addRules(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
