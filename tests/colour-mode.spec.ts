import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from './fixtures';

const toggle = (page: Page) =>
  page.getByRole('banner').getByRole('button', {name: /dark and light mode/});

const expectMode = (page: Page, mode: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);

const getStored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('The first visit is light and stores nothing; the toggle flips the mode, says which one it is and stores it as “theme”, and it holds on other pages', async ({
  page,
}) => {
  await open(page, '');
  await expectMode(page, 'light');
  expect(await getStored(page)).toBeNull();
  const lightBackground = await page.locator('html').evaluate((html) => {
    return getComputedStyle(html).backgroundColor;
  });
  await toggle(page).click();
  await expectMode(page, 'dark');
  await expect(toggle(page)).toHaveAccessibleName(/dark mode\)/);
  expect(await getStored(page)).toBe('dark');
  await expect(page.locator('html')).not.toHaveCSS('background-color', lightBackground);

  await toggle(page).click();
  await expectMode(page, 'light');
  await expect(toggle(page)).toHaveAccessibleName(/light mode\)/);
  expect(await getStored(page)).toBe('light');

  await toggle(page).click();
  await page.getByRole('contentinfo').getByRole('link', {name: 'All notes'}).click();
  await expect(page).toHaveURL(/\/docs$/);
  await expectMode(page, 'dark');
});

test('The choice survives a reload and is there before the first paint', async ({page}) => {
  await open(page, '');
  await toggle(page).click();
  await page.addInitScript(() => {
    const modes: {mode: string | null; time: number}[] = [];
    Object.assign(window, {modes});
    new MutationObserver(() => {
      modes.push({
        mode: document.documentElement.getAttribute('data-theme'),
        time: performance.now(),
      });
    }).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-theme']});
  });
  await page.reload();
  await hydrated(page);
  await expectMode(page, 'dark');

  const readFirstPaint = () =>
    page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime);
  await expect.poll(readFirstPaint).toBeGreaterThan(0);
  const modes = await page.evaluate(
    () => (window as unknown as {modes: {mode: string; time: number}[]}).modes,
  );
  expect(new Set(modes.map(({mode}) => mode))).toEqual(new Set(['dark']));
  expect(modes[0]!.time).toBeLessThan((await readFirstPaint())!);
});

test('A change made in another tab is followed', async ({page, context}) => {
  await open(page, '');
  const otherPage = await context.newPage();
  await open(otherPage, 'blog');
  await toggle(otherPage).click();
  await expectMode(page, 'dark');
  await expect(toggle(page)).toHaveAccessibleName(/dark mode\)/);
  await toggle(page).click();
  await expectMode(otherPage, 'light');
});

test.describe('Where the system prefers dark', () => {
  test.use({colorScheme: 'dark'});

  test('the first visit is light all the same', async ({page}) => {
    await open(page, '');
    await expectMode(page, 'light');
    await page.emulateMedia({colorScheme: 'light'});
    await page.emulateMedia({colorScheme: 'dark'});
    await expectMode(page, 'light');
  });
});

test.describe('Where storage is blocked', () => {
  // The warning is what the test is about.
  test.use({allowedMessages: [/^console warning: Docusaurus browser storage is not available/]});

  test('one warning is given and the toggle still works', async ({page}) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The test blocks storage.', 'SecurityError');
        },
      });
    });
    await open(page, '');
    await expectMode(page, 'light');
    await toggle(page).click();
    await expectMode(page, 'dark');
    await toggle(page).click();
    await expectMode(page, 'light');
    expect(warnings).toHaveLength(1);
  });
});
