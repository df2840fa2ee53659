/** Operates the live figures in the note on domain names with the keyboard. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './lib/fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-4-Domain-Name';

const figure = (page: Page, name: string) => page.getByRole('figure', {name});

async function come(page: Page, name: string) {
  await open(page, NOTE);
  const shown = figure(page, name);
  await shown.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-live][data-is-alive]').filter({has: shown})).toBeVisible();
  return shown;
}

test('shows another URL each time an arrow key is pressed', async ({page}) => {
  const shown = await come(page, 'The parts of an address');
  const said = shown.getByRole('status');
  await expect(said).toContainText('the holder of example.test');
  await shown.getByRole('radio', {name: 'plain'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(shown.getByRole('radio', {name: 'port'})).toBeChecked();
  await expect(said).toContainText('The port is part of the origin');
  await shown.getByRole('radio', {name: '@'}).press('Space');
  await expect(said).toContainText('The browser asks evil.example.');
  await expect(shown.locator('mark').filter({hasText: 'evil'}).first()).toBeVisible();
  await shown.getByRole('radio', {name: '.255'}).press('Space');
  await expect(said).toContainText('This isn’t a URL');
  await expect(shown.locator('mark')).toHaveCount(0);
});

test('a figure says whether two URLs share an origin, a site and cookies', async ({page}) => {
  const shown = await come(page, 'Two addresses');
  const said = shown.getByRole('status');
  await expect(said).toHaveText('Same origin: yes. Same site: yes. And the cookie is sent.');
  await shown.getByRole('radio', {name: 'shop.example.test'}).press('Space');
  await expect(said).toContainText('no, different host. Same site: yes. And the cookie isn’t sent');
  await shown.getByRole('radio', {name: 'with Domain=example.test'}).press('Space');
  await expect(said).toContainText('the cookie is sent');
  await shown.getByRole('radio', {name: 'with Domain=test', exact: true}).press('Space');
  await expect(said).toContainText('refused the cookie');
});
