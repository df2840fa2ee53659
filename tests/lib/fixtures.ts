/**
 * What every spec starts from: `test` with a browser context that is watched, and a few helpers.
 *
 * Addresses in tests are relative to the base path and carry no slash in front: `page.goto('docs')`.
 */
import {existsSync, readFileSync} from 'node:fs';
import {expect, test as base, type BrowserContext, type Page} from '@playwright/test';
import {readBuiltRoutes} from './built-routes';

export {expect} from '@playwright/test';
export {basePath} from './servers';

/** The routes of the built site, relative to the base path; there is no other page to open. */
export const routes = readBuiltRoutes();

/** A route as test titles show it. */
export const nameOf = (route: string): string => `/${route}`;

/** Writes down what a healthy page never has, as one line each. */
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
    // The browser gives up what a page was still fetching when the page is left.
    if (reason !== 'net::ERR_ABORTED') {
      messages.push(`failed request: ${request.url()} ${reason}`);
    }
  });
  return messages;
}

type Options = {
  /**
   * What a test expects to see among console messages, errors and failed requests. Give one pattern,
   * with alternatives: Playwright takes a list of two for a value and its settings.
   */
  allowedMessages: [] | [RegExp];
};

/**
 * Playwright's `test`, whose context fails the test at its end if any of its pages logged to the
 * console, threw, failed to load something or asked another origin for something.
 */
export const test = base.extend<Options>({
  allowedMessages: [[], {option: true}],
  context: async ({context, baseURL, allowedMessages}, use) => {
    const messages = watch(context, new URL(baseURL!).origin);
    await use(context);
    const unexpected = messages.filter(
      (message) => !allowedMessages.some((allowed) => allowed.test(message)),
    );
    expect(unexpected, 'messages that the test does not allow').toEqual([]);
  },
});

const PARTS = '.docusaurus/light/default/parts.json';

/** Skips a test of what a part of the light build does where the site was built without the part. */
export function needsPart(name: string): void {
  // Where the browser highlights code, React renders every note that has some.
  const needed = name === 'static-notes' ? ['code', name] : [name];
  // A build that was made elsewhere has all.
  const on = existsSync(PARTS) ? readFileSync(PARTS, 'utf8') : undefined;
  const isOff = needed.some((part) => on?.includes(`"${part}"`) === false);
  test.skip(isOff, `The light build is without ${name}.`);
}

/** Waits until the page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

export const heading = (page: Page) => page.getByRole('heading', {level: 1});

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true});

/** The control that flips the colour mode and says which one is on. */
export const toggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', {name: /^Switch between dark and light mode/});

/** Gives the page a connection as `navigator.connection` tells of it. */
export const setConnection = (
  page: Page,
  connection: {saveData?: boolean; effectiveType?: string},
) =>
  page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), {
    saveData: false,
    effectiveType: '4g',
    ...connection,
  });

/** The texts of the scripts that the page has run so far; prefetched ones are not among them. */
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

/** Every script that a page asks for by itself, without those that its HTML names. */
export const CHUNKS = /\/assets\/js\/(?!main\.|framework\.|runtime~)/;

/** Holds back scripts asked for from now on. The returned function lets them all go. */
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
