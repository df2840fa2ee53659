/** The option to follow the system, which the real site leaves off. */
import type {Page} from '@playwright/test';
import {expect, hydrated, open, test, testSiteUrl} from '../../fixtures';

test.use({baseURL: testSiteUrl, colorScheme: 'dark'});

const expectMode = (page: Page, mode: 'light' | 'dark') =>
  expect(page.locator('html')).toHaveAttribute('data-theme', mode);

test('The mode follows the system until the reader chooses', async ({page}) => {
  await open(page, '');
  await expectMode(page, 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expectMode(page, 'light');
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await page.reload();
  await hydrated(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await expectMode(page, 'light');
});
