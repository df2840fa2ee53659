import type {Page} from '@playwright/test';
import {expectNoViolation} from './lib/axe';
import {expect, heading, holdChunks, hydrated, open, test} from './lib/fixtures';

const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const menu = (page: Page) => page.getByRole('dialog', {name: 'Menu'});

test.describe('on a desktop', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the navbar stays in view and never covers a link target, and its 文档 link opens the start page', async ({
    page,
  }) => {
    await open(page, 'docs/frontend-roadmap/Internet/0-6-DNS#in-short');
    const bar = await page.locator('.navbar').boundingBox();
    const target = await page.getByRole('heading', {name: 'In short'}).boundingBox();
    expect(bar!.y).toBe(0);
    expect(target!.y).toBeGreaterThan(bar!.y + bar!.height);

    const main = page.getByRole('banner').getByRole('navigation', {name: 'Main'});
    await expect(main.getByRole('link', {name: 'GitHub'})).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/[\w-]+$/,
    );
    const link = main.getByRole('link', {name: '文档'});
    await expect(link).toHaveAttribute('lang', 'zh-Hans');
    await link.click();
    await expect(page).toHaveURL(/\/docs\/frontend-roadmap\/start-page$/);
    await expect(heading(page)).toHaveText('Start here');
  });

  test('the language menu lists only English, and opens and closes with pointer and keyboard', async ({
    page,
  }) => {
    await open(page, '');
    const banner = page.getByRole('banner');
    const button = banner.getByRole('button', {name: 'Languages: English'});
    const language = banner.getByRole('link', {name: 'English'});
    await expect(language).toBeHidden();
    await button.press('Enter');
    await expect(language).toBeVisible();
    await expect(banner.locator('[popover] a')).toHaveCount(1);
    const [above, below] = [(await button.boundingBox())!, (await language.boundingBox())!];
    expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
    await page.keyboard.press('Tab');
    await expect(language).toBeFocused();
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => button.click(),
      () => page.mouse.click(600, 600),
    ]) {
      await close();
      await expect(language).toBeHidden();
      await button.click();
      await expect(language).toBeVisible();
    }
  });
});

test.describe('the mobile menu', () => {
  test.use({viewport: {width: 996, height: 800}});

  test('keeps focus inside, returns it on Escape, and closes when the window gets wider', async ({
    page,
  }) => {
    // Before scripts run, `command` conveys the state; `aria-expanded` would announce it twice.
    const html = await (await page.request.get('docs')).text();
    expect(/<button[^>]* command=[^>]*>/.exec(html)![0]).not.toContain('aria-expanded');
    await open(page, 'docs');
    const button = menuButton(page);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).not.toHaveAttribute('command');
    await button.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).locator(':focus')).toHaveCount(1);
    const stops = await menu(page).locator('a:visible, button:visible').count();
    for (let i = 0; i < stops + 2; i += 1) {
      await page.keyboard.press('Tab');
      // After the last stop, focus moves to the browser's own controls, never to the page behind the menu.
      await expect(page.locator(':focus:not(dialog *, dialog, body)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    await button.click();
    await page.setViewportSize({width: 997, height: 800});
    // At this width the menu is hidden, open or not.
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await expect(button).toBeHidden();
    await page.setViewportSize({width: 360, height: 800});
    await button.click();
    await expect(menu(page).getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
    await expectNoViolation(page);
  });

  test('shows the site menu and the notes’ sidebar, and closes in four ways', async ({page}) => {
    await open(page, 'docs');
    await menuButton(page).click();
    await expect(menu(page).getByRole('link', {name: '文档'})).toHaveAttribute('lang', 'zh-Hans');
    await menu(page).getByRole('link', {name: 'What is HTTP?'}).click();
    await expect(heading(page)).toHaveText('What is HTTP?');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    for (const close of [
      () => menu(page).getByRole('button', {name: 'Close navigation bar'}).click(),
      () => page.mouse.click(900, 600),
      () => page.goBack(),
    ]) {
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await close();
      await expect(menu(page)).toBeHidden();
      await expect(heading(page)).toHaveText('What is HTTP?');
    }
  });

  test('stays open when scripts arrive later', async ({page}) => {
    const release = await holdChunks(page, /\/assets\/js\//);
    await page.goto('', {waitUntil: 'commit'});
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    release();
    await hydrated(page);
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
  });
});
