import {expect, test} from '@playwright/test';

const NOTE = 'docs/frontend-roadmap/Internet/0-5-Web-Hosting';

test.beforeEach(({page}) => page.goto(NOTE));

test('the chooser works with the keyboard, and shows what fits and why', async ({page}) => {
  const figure = page.locator('[data-live="web-hosting/Chooser"]');
  const status = figure.getByRole('status');
  await figure.scrollIntoViewIfNeeded();
  await expect(status).toContainText('Static host. Nothing has to happen');
  await figure.getByRole('radio', {name: 'the same as everyone else'}).focus();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(status).toContainText('Static host with functions', {timeout: 500});
  }).toPass();
  await figure.getByRole('radio', {name: 'in the browser'}).press('Space');
  await expect(status).toContainText('Managed CMS');
  await expect(figure.getByRole('row', {name: 'Who patches the system?'})).toContainText('host');
});

test('the edge’s steps work with the keyboard, with and without hashed names', async ({page}) => {
  const figure = page.locator('[data-live="web-hosting/Edge"]');
  const status = figure.getByRole('status');
  await figure.scrollIntoViewIfNeeded();
  await expect(status).toContainText('8:00, Anna visits for the first time');
  const next = figure.getByRole('button', {name: 'Next'});
  for (const said of [
    '8:01',
    'Nobody tells',
    'a mixture: page 42 with style 41',
    'a mixture',
    '8:15',
  ]) {
    await next.press('Enter');
    await expect(status).toContainText(said);
  }
  await figure.getByRole('button', {name: 'Back'}).press('Enter');
  await figure.getByRole('radio', {name: 'named with a hash, kept a year'}).press('Space');
  await expect(status).toContainText('Ben visits for the first time and gets page 42 and style 42');
});
