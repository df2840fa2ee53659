/** Uses the keyboard to operate the live figures in the note on domain names. */
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
  const radio = (name: string) => shown.getByRole('radio', {name, exact: true});
  await expect(said).toContainText('the holder of example.test');
  await expect(shown).toContainText('The ending test isn’t on the browsers’ list');
  await radio('www.example.test').focus();
  await page.keyboard.press('ArrowRight');
  await expect(radio('www.example.test:8443')).toBeChecked();
  await expect(said).toContainText('The port is part of the origin');
  await radio('user@www.example.test@evil.example').press('Space');
  await expect(said).toContainText('The browser asks evil.example.');
  await expect(shown.locator('mark').filter({hasText: 'evil'}).first()).toBeVisible();
  await radio('jye10032.github.io').press('Space');
  await expect(shown).not.toContainText('isn’t on the browsers’ list');
  await radio('example.255').press('Space');
  await expect(said).toContainText('This isn’t a URL');
  await expect(shown.locator('mark')).toHaveCount(0);
});

test('a figure shows whether two URLs share an origin, a site and cookies', async ({page}) => {
  const shown = await come(page, 'Two addresses');
  const said = shown.getByRole('status');
  const choose = (group: string, name: string) =>
    shown.getByRole('group', {name: group}).getByRole('radio', {name, exact: true}).press('Space');
  await expect(said).toContainText('✓ Same origin: a script may read the second page.');
  await expect(said).toContainText(
    '✓ Same site: that doesn’t matter, because you type the address.',
  );
  await expect(said).toContainText('✓ The cookie is sent');
  await choose('Second page', 'shop.example.test');
  await expect(said).toContainText('✗ Different origin (another host)');
  await expect(said).toContainText('✗ The cookie isn’t sent: it’s only for www.example.test.');
  await choose('The cookie’s Domain', 'example.test');
  await expect(said).toContainText('✓ The cookie is sent');
  await choose('Who starts the request?', 'the first page');
  await expect(said).toContainText('✓ Same site: SameSite allows the cookie.');
  await choose('First page', 'jye10032.github.io');
  await expect(said).toContainText('✗ Different site (another registrable domain)');
  await expect(said).toContainText('✗ The cookie isn’t sent: SameSite=Strict stops it.');
  await choose('The cookie’s Domain', 'test');
  await expect(said).toContainText('✗ No cookie: the browser refused one for test');
});
