/** The reader's choices (the colour mode, a dismissed announcement) are stored and respected. */
import type {Page} from '@playwright/test';
import {expect, footerLink, heading, needsPart, open, test, toggle} from './lib/fixtures';

const DISMISS_KEY = 'docusaurus.announcement.dismiss';
const ID_KEY = 'docusaurus.announcement.id';

const bar = (page: Page) => page.getByRole('region', {name: 'Announcement'});
const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});

const read = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function expectMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(toggle(page)).toHaveAccessibleName(new RegExp(`${mode} mode\\)`));
}

// A first visit still uses light mode.
test.use({colorScheme: 'dark'});

test('the colour mode and a dismissed announcement are remembered', async ({page}) => {
  const html = page.locator('html');
  await open(page, '');
  await test.step('a first visit uses light mode and stores nothing', async () => {
    await expectMode(page, 'light');
    expect(await read(page, 'theme')).toBeNull();
  });

  await test.step('the toggle switches the mode and stores it', async () => {
    const paper = await html.evaluate((element) => getComputedStyle(element).backgroundColor);
    for (const mode of ['dark', 'light', 'dark'] as const) {
      await toggle(page).click();
      await expectMode(page, mode);
      expect(await read(page, 'theme')).toBe(mode);
    }
    await expect(html).not.toHaveCSS('background-color', paper);
  });

  await test.step('the announcement, a region outside the banner, closes', async () => {
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(bar(page).getByRole('link', {name: 'start page'})).toBeVisible();
    await close(page).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await read(page, DISMISS_KEY)).toBe('true');
    expect(await read(page, ID_KEY)).toMatch(/^announcement-[0-9a-f]{8}$/);
  });

  await test.step('both choices apply on other pages', async () => {
    await footerLink(page, 'All notes').click();
    await expect(heading(page)).toHaveText('All notes');
    await expectMode(page, 'dark');
    await expect(bar(page)).toHaveCount(0);
  });
});

test('choices apply before first paint, and a new announcement appears at once', async ({page}) => {
  await open(page, '');
  await toggle(page).click();
  await close(page).click();
  await page.addInitScript(() => {
    const modes: {mode?: string; time: number}[] = [];
    Object.assign(window, {modes});
    new MutationObserver(() => {
      modes.push({mode: document.documentElement.dataset.theme, time: performance.now()});
    }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-theme']});
  });
  await page.route('**/assets/js/**', () => {
    // Never answered, so that the page is only the HTML and its inline scripts.
  });
  await page.goto('docs', {waitUntil: 'commit'});
  await expect(heading(page)).toBeVisible();
  await expect(bar(page)).toBeHidden();
  const readPaint = () =>
    page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime);
  await expect.poll(readPaint).toBeGreaterThan(0);
  const paint = await readPaint();
  const modes = await page.evaluate(
    () => (window as unknown as {modes: {mode: string; time: number}[]}).modes,
  );
  expect(new Set(modes.map(({mode}) => mode))).toEqual(new Set(['dark']));

  await page.evaluate((key) => localStorage.setItem(key, 'an-older-announcement'), ID_KEY);
  await page.goto('docs', {waitUntil: 'commit'});
  await expect(bar(page)).toBeVisible();
  await page.unroute('**/assets/js/**');
  await open(page, 'docs');
  await expect(bar(page)).toBeVisible();
  expect(await read(page, DISMISS_KEY)).toBe('false');

  // With scripts in the head, Chromium sometimes paints an empty page before it runs the colour mode's
  // script.
  needsPart('late-scripts');
  expect(modes[0]!.time).toBeLessThan(paint!);
});

test.describe('with storage blocked', () => {
  // This test is about the warning.
  test.use({allowedMessages: [/^console warning: Docusaurus browser storage is not available/]});

  test('there is one warning, and the toggle and the announcement still work', async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    );
    await open(page, '');
    await toggle(page).click();
    await expectMode(page, 'dark');
    await close(page).click();
    await expect(bar(page)).toHaveCount(0);
    expect(warnings).toHaveLength(1);
  });
});
