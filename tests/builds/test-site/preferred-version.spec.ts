import type {Page} from '@playwright/test';
import {expect, hydrated, open, test, testSiteUrl} from '../../fixtures';

test.use({baseURL: testSiteUrl});

const KEY = 'docs-preferred-version-default';
const getStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('The version that the reader chose is kept', async ({page}) => {
  await open(page, 'docs/intro');
  await page.getByRole('banner').getByRole('button', {name: 'Next'}).press('Enter');
  await page.getByRole('banner').getByRole('link', {name: '1.0', exact: true}).click();
  await expect(page.getByRole('main')).toContainText('An older version');
  expect(await getStored(page)).toBe('1.0');
  await page.goto('');
  await hydrated(page);
  await expect(page.getByRole('banner').getByText('1.0', {exact: true}).first()).toBeVisible();
  expect(await getStored(page)).toBe('1.0');
});

test('A stored version that the site does not have is dropped', async ({page}) => {
  await open(page, '');
  await page.evaluate((key) => localStorage.setItem(key, '0.1'), KEY);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => getStored(page)).toBeNull();
  await expect(page.getByRole('banner').getByText('Next', {exact: true}).first()).toBeVisible();
});
