/** Options that the real site leaves off, and versions, of which it has one. */
import type {Page} from '@playwright/test';
import {expect, open, test, testSiteUrl} from '../../fixtures';

test.use({baseURL: testSiteUrl, viewport: {width: 1280, height: 500}});

test('the navbar hides on the way down, and shows on the way up', async ({page}) => {
  await open(page, 'docs/long');
  const bar = page.locator('.navbar');
  const scrollBy = async (distance: number) => {
    const from = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, distance);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(from + distance);
  };
  await expect(bar).toBeInViewport();
  // The theme compares with the position before, and has none at first.
  await scrollBy(300);
  await scrollBy(600);
  await expect(bar).not.toBeInViewport();
  await scrollBy(-200);
  await expect(bar).toBeInViewport();
});

test('the colour mode follows the system until the reader chooses', async ({page}) => {
  const html = page.locator('html');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    await open(page, '');
    await expect(html).toHaveAttribute('data-theme', colorScheme);
  }
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, '');
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('the version that the reader chose is kept, and dropped where the site does not have it', async ({
  page,
}) => {
  const KEY = 'docs-preferred-version-default';
  const readStored = (from: Page) => from.evaluate((key) => localStorage.getItem(key), KEY);
  const shown = (version: string) =>
    page.getByRole('banner').getByText(version, {exact: true}).first();
  await open(page, 'docs/intro');
  await page.getByRole('banner').getByRole('button', {name: 'Next'}).press('Enter');
  await page.getByRole('banner').getByRole('link', {name: '1.0', exact: true}).click();
  await expect(page.getByRole('main')).toContainText('An older version');
  expect(await readStored(page)).toBe('1.0');
  await open(page, '');
  await expect(shown('1.0')).toBeVisible();
  await page.evaluate((key) => localStorage.setItem(key, '0.1'), KEY);
  await open(page, '');
  await expect.poll(() => readStored(page)).toBeNull();
  await expect(shown('Next')).toBeVisible();
});
