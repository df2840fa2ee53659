import type {Page} from '@playwright/test';
import {
  expect,
  footerLink,
  heading,
  holdChunks,
  hydrated,
  needsPart,
  open,
  runScripts,
  test,
} from './lib/fixtures';

const START = 'docs/frontend-roadmap/start-page';
const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';
const NOTE_HEADING = 'What is DNS and how does it work?';
const OTHER = 'docs/frontend-roadmap/Internet/0-4-Domain-Name';
const OTHER_HEADING = 'What is a domain name?';

const article = (page: Page) => page.locator('.theme-doc-markdown');
/** A link in NOTE's text. */
const linkToOther = (page: Page) => article(page).locator(`a[href$="${OTHER}"]`).first();

test.describe('while a page loads', () => {
  const spinner = (page: Page) => page.getByText('Loading the page');
  const progressBar = (page: Page) => page.locator('#nprogress [role="bar"]');

  let release: () => void;

  test.beforeEach(async ({page}) => {
    await page.clock.install({time: 0});
    await open(page, START);
    await page.clock.pauseAt(60_000);
    release = await holdChunks(page);
    await footerLink(page, 'Tags').click();
    await expect(page).toHaveURL(/\/blog\/tags$/);
  });

  test('the current page stays on screen, with a progress bar after 200 ms', async ({page}) => {
    const atMinimum = /translate3d\(-92%, 0px, 0px\); transition: (?:all )?200ms/;
    await page.clock.runFor(199);
    await expect(progressBar(page)).toHaveCount(0);
    await expect(spinner(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner(page)).toHaveCount(1);
    await expect(heading(page)).toHaveText('Start here');
    await expect(progressBar(page)).toHaveAttribute('style', atMinimum);
    await page.clock.runFor(799);
    await expect(progressBar(page)).toHaveAttribute('style', atMinimum);
    await page.clock.runFor(1);
    await expect(progressBar(page)).not.toHaveAttribute('style', /translate3d\(-92%/);
    await expect(progressBar(page)).toHaveAttribute('style', /translate3d\(-9[01]\.\d+%/);
    release();
    await expect(heading(page)).toHaveText('Tags');
    await expect(spinner(page)).toHaveCount(0);
    // One step forward, one to the end, and the fade, at 200 ms each.
    await page.clock.runFor(600);
    await expect(progressBar(page)).toHaveCount(0);
  });

  test('Back cancels the load', async ({page}) => {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${START}$`));
    release();
    await page.waitForLoadState('networkidle');
    await expect(heading(page)).toHaveText('Start here');
    await expect(page).toHaveTitle(/^Start here/);
  });
});

test.describe('after a navigation', () => {
  test('scroll position, announcement and focus match the new page', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 900});
    await open(page, NOTE);
    const announcer = page.locator('[data-route-announcer]');
    await expect(announcer, 'the browser itself announces the first page').toBeEmpty();
    const entry = page.locator('.table-of-contents a').filter({visible: true}).nth(3);
    const hash = (await entry.getAttribute('href'))!;
    const target = page.locator(hash);
    await test.step('a hash scrolls to its target', async () => {
      await entry.click();
      await expect(target).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`${hash}$`));
    });

    await test.step('another page starts at its top, and its title is announced', async () => {
      await footerLink(page, 'Archive').click();
      await expect(heading(page)).toHaveText('Archive');
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page).toHaveTitle(/^Archive \| /);
      await expect(announcer).toHaveRole('status');
      await expect(announcer).toHaveText(await page.title());
    });

    await test.step('Tab continues from the top of the page', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
    });

    await test.step('a link to the current page adds no history entry', async () => {
      await footerLink(page, 'Archive').click();
      await page.goBack();
      await expect(target).toBeInViewport();
      await expect.poll(async () => (await target.boundingBox())!.y).toBeLessThan(200);
    });

    await test.step('after Back, Tab continues from the target', async () => {
      await page.keyboard.press('Tab');
      await expect(target.getByRole('link')).toBeFocused();
    });
  });

  test('the page is the same as when loaded directly, with no metadata left from another page', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1440, height: 900});
    const readPage = () =>
      page.evaluate(() => ({
        classes: document.documentElement.className,
        head: [...document.head.querySelectorAll('title, meta, link[rel=canonical]')]
          // The policy is the first page's and contains the hashes of that page's scripts.
          .filter((element) => !element.matches('[data-of-this-page], [http-equiv]'))
          .map((element) =>
            [element.textContent, ...[...element.attributes].map((a) => `${a.name}=${a.value}`)]
              .sort()
              .join(' '),
          )
          .sort(),
        sidebar: document.querySelector('.theme-doc-sidebar-menu')!.outerHTML,
        text: document.querySelector('.theme-doc-markdown')!.textContent,
      }));
    await open(page, OTHER);
    const loaded = await readPage();
    await expect(page.locator('head [data-of-this-page]')).not.toHaveCount(0);
    // This page has no sidebar, so the browser renders all of the note's sidebar.
    await open(page, '');
    await page.getByRole('main').getByRole('link', {name: OTHER_HEADING}).click();
    await expect(heading(page)).toHaveText(OTHER_HEADING);
    await expect.poll(readPage).toEqual(loaded);
    await expect(page.locator('head [data-of-this-page]')).toHaveCount(0);
    await expect(page.getByRole('navigation', {name: 'Docs pages'})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'On this page'})).toBeVisible();
  });
});

test.describe('the first page’s article', () => {
  test('is the one in the HTML, and its text isn’t downloaded again in a script', async ({
    page,
  }) => {
    needsPart('static-notes');
    // Saves an element before any of the site's scripts run.
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, {kept: document.querySelector('.theme-doc-markdown h2')});
      });
    });
    await open(page, NOTE);
    const isKept = await page.evaluate(
      () => (window as unknown as {kept: Element}).kept.isConnected,
    );
    expect(isKept).toBe(true);
    const text = await article(page).locator('p').nth(3).innerText();
    const loaded = (await runScripts(page)).join('\n');
    expect(loaded).toContain('theme-doc-markdown');
    expect(loaded).not.toContain(text.slice(0, 30));
  });

  test('opens links without a full page load, or in a new tab with a modifier key; Back restores the page', async ({
    page,
    context,
  }) => {
    await open(page, NOTE);
    const text = await article(page).textContent();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      linkToOther(page).click({modifiers: ['ControlOrMeta']}),
    ]);
    // Browsers throttle background tabs.
    await tab.bringToFront();
    await hydrated(tab);
    await expect(tab).toHaveURL(new RegExp(`${OTHER}$`));
    await tab.close();
    await expect(page).toHaveURL(new RegExp(`${NOTE}$`));

    await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
    await linkToOther(page).click();
    await expect(heading(page)).toHaveText(OTHER_HEADING);
    await page.goBack();
    await expect(heading(page)).toHaveText(NOTE_HEADING);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await expect.poll(() => article(page).textContent()).toBe(text);
    await expect(article(page).getByRole('button', {name: 'Copy code'}).first()).toBeAttached();
  });
});
