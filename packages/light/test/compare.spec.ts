/**
 * Checks that authors can do everything with the light build that they can do without it: every page of
 * the fixture site is the same as in the stock build. `npm test` builds both first.
 */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Browser, type Page} from '@playwright/test';
import {basePath} from '../../../src/site/identity.cjs';
import {PORTS} from '../playwright.config';

const BUILD = path.resolve(__dirname, 'site/build');
const WIDE = {width: 1280, height: 900};
const STOCK_PICTURES = path.resolve(__dirname, '../.cache/stock');
const CONTROLS = 'button, summary, [role="tab"], input[type="checkbox"]';

/** The title of the page that the navbar's site name links to. */
const HOME = 'Home | Fixture';

/** Page paths, relative to the base path. */
const pages = readdirSync(path.join(BUILD, 'stock'), {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html') && !file.startsWith('outside'))
  .map((file) => file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, ''));

const origin = (build: keyof typeof PORTS) => `http://localhost:${PORTS[build]}`;

/** Runs in the page before its own scripts, so that copied text stays in the page. */
function keepCopies() {
  navigator.clipboard.writeText = async (text) => void Object.assign(window, {copied: text});
}

async function openTab(browser: Browser, build: keyof typeof PORTS) {
  const context = await browser.newContext({viewport: WIDE, reducedMotion: 'reduce'});
  const messages: string[] = [];
  // Leaves out positions in bundled files, which differ between builds.
  const say = (message: string) =>
    messages.push(message.split('\n    at ')[0]!.replaceAll(origin(build), ''));
  context.on('console', (message) => say(message.text()));
  context.on('weberror', (error) => say(error.error().message));
  await context.addInitScript(keepCopies);
  await context.route(
    (url) => url.origin !== origin(build),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  const open = async (address: string) => {
    await page.goto(origin(build) + basePath + address);
    await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  };
  return {page, messages, open};
}

/** Runs in the page. Collects what the body's accessibility tree doesn't include. */
function readPage() {
  const lines = (selector: string, text: (element: Element) => string | null) =>
    [...document.querySelectorAll(selector)].map((element) =>
      [element.localName, text(element), ...[...element.attributes].map(toText).sort()]
        .join(' ')
        .replaceAll(location.origin, '')
        // React's own attributes on animated folds. Native folds are compared by `open`.
        .replace(/ isBrowser_\w+| data-collapsed=\w+/g, '')
        // Ids that change on each visit.
        .replace(/(user-content-fn(?:ref)?-[\w-]+-)[\da-f]{6}\b/g, '$1')
        .replace(/«r\w+»|_[rR]_\w+_|:r\w+:/g, ''),
    );
  const toText = ({name, value}: Attr) => (name === 'data-rh' ? '' : `${name}=${value}`);
  const isOfBundler = (text: string) => /\/assets\/(?:js|css)\/|insertBanner/.test(text);
  return {
    address: location.href.replace(location.origin, ''),
    copied: (window as {copied?: string}).copied,
    focus: document.activeElement?.id,
    html: document.documentElement.className,
    targets: lines('body a, body [id]:not(script)', () => ''),
    head: lines('head > *', (element) => element.textContent)
      .filter((text) => !isOfBundler(text))
      .sort(),
  };
}

const takeDown = async (page: Page) => ({
  ...(await page.evaluate(readPage)),
  tree: (await page.locator('body').ariaSnapshot()).split('\n'),
});

async function chooseDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(
      new StorageEvent('storage', {key: 'theme', newValue: 'dark', storageArea: localStorage}),
    );
  });
  await page.locator('html[data-theme="dark"]').waitFor({state: 'attached'});
}

for (const route of pages) {
  test(`${route || 'home'} is the same`, async ({browser}) => {
    const light = await openTab(browser, 'light');
    const stock = await openTab(browser, 'stock');
    const both = <T>(act: (page: Page) => Promise<T>) =>
      Promise.all([act(light.page), act(stock.page)]);
    const open = (address: string) => Promise.all([light.open(address), stock.open(address)]);

    /** Retries, because one build can be a moment behind the other. */
    const expectSame = () =>
      expect(async () => {
        const [ofLight, ofStock] = await both(takeDown);
        expect(ofLight).toEqual(ofStock);
      }).toPass({timeout: 10_000});

    const expectSameLook = (state: string) =>
      expect(async () => {
        const [ofLight, ofStock] = await both((page) =>
          page.screenshot({fullPage: true, animations: 'disabled'}),
        );
        const name = `${route.replace(/\W/g, '-')}-${state}.png`;
        mkdirSync(STOCK_PICTURES, {recursive: true});
        writeFileSync(`${STOCK_PICTURES}/${name}`, ofStock);
        expect(ofLight).toMatchSnapshot(name, {maxDiffPixels: 20});
      }).toPass({timeout: 10_000});

    const address = route.split('/').map(encodeURIComponent).join('/');
    await open(address);
    await expectSame();
    const title = await stock.page.title();

    await expectSameLook('light');
    await both((page) => page.setViewportSize({width: 390, height: 800}));
    await expectSameLook('phone');
    await both((page) => page.setViewportSize(WIDE));
    await both(chooseDark);
    await expectSameLook('dark');

    const controls = (page: Page) =>
      page.getByRole('main').locator(CONTROLS).filter({visible: true});
    // Counted again each time, because a click can hide other controls.
    for (let index = 0; index < (await controls(stock.page).count()); index++) {
      await both((page) =>
        controls(page)
          .nth(index)
          .evaluate((element: HTMLElement) => element.click()),
      );
      await both((page) => page.waitForTimeout(50));
      await expectSame();
    }

    // Leaves through a link and comes back; until now, the page was the server's HTML.
    if (title !== HOME) {
      await both((page) => page.locator('.navbar__brand').first().click());
      await both((page) => expect(page).toHaveTitle(HOME));
      await both((page) => page.goBack());
      await both((page) => expect(page).toHaveTitle(title));
      await expectSame();
    }

    // Opens the page through a link, so that React renders it.
    const asked = encodeURIComponent(basePath + address);
    await open(`?to=${asked}`);
    await both((page) => page.locator('#asked').click());
    await both((page) => expect(page).toHaveTitle(title));
    await both((page) => page.mouse.move(0, 0));
    await expectSame();

    // Fewer messages than stock is fine.
    expect(light.messages.filter((message) => !stock.messages.includes(message))).toEqual([]);
  });
}

test('only notes that contain no React code of their own are static', () => {
  const notes = pages.filter((page) =>
    /^docs\/(?:code|markdown|partials|react|tabs)\/./.test(page),
  );
  const isStatic = (page: string) =>
    readFileSync(path.join(BUILD, 'light', `${page}.html`), 'utf8').includes('light:article');
  expect(notes.filter(isStatic).sort()).toEqual(
    [
      'code/nested',
      'code/options',
      'markdown/admonitions',
      'markdown/basics',
      'markdown/details',
      'markdown/footnotes',
      'markdown/headings',
      'partials/nothing-before',
      'react/listed',
    ].map((page) => `docs/${page}`),
  );
});
