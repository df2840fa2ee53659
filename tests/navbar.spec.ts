import type {Page} from '@playwright/test';
import {basePath, expect, open, test} from './fixtures';

const MENU_BUTTON = 'Toggle navigation bar';

/** The button that opens the menu of languages, and the one language in it. */
function languageMenu(page: Page) {
  const banner = page.getByRole('banner');
  return {
    button: banner.getByRole('button', {name: 'Languages: English'}),
    language: banner.getByRole('link', {name: 'English'}),
  };
}

test.describe('on a desktop', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test('the bar is the banner, holds the main navigation, and its logo is the icon of the page too', async ({
    page,
  }) => {
    await open(page, '');
    const main = page.getByRole('banner').getByRole('navigation', {name: 'Main'});
    await expect(main).toBeVisible();
    await expect(main.getByRole('link', {name: 'GitHub'})).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/[\w-]+$/,
    );
    // So that readers load one picture.
    const logo = page.getByRole('banner').locator('img').first();
    await expect(page.locator('link[rel=icon][type="image/svg+xml"]')).toHaveAttribute(
      'href',
      (await logo.getAttribute('src'))!,
    );
    // Without its size, browsers load the other form as well.
    await expect(page.locator('link[rel=icon]:not([type])')).toHaveAttribute('sizes', '32x32');
  });

  test('the docs link is marked as Chinese and opens the start page', async ({page}) => {
    await open(page, '');
    const link = page.getByRole('banner').getByRole('link', {name: '文档'});
    await expect(link).toHaveAttribute('lang', 'zh-Hans');
    await link.click();
    await expect(page).toHaveURL(/\/docs\/frontend-roadmap\/start-page$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Start here');
  });

  test('the language menu lists English alone and can be opened and left by key', async ({
    page,
  }) => {
    await open(page, '');
    const {button, language} = languageMenu(page);
    await expect(language).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(language).toHaveCount(1);
    await expect(language).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(language).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await expect(language).toBeHidden();
    await button.press('Space');
    await expect(language).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(language).toBeHidden();
  });

  test('the language menu opens and closes by press, and says so; it opens under a mouse too, and Escape closes it there', async ({
    page,
  }) => {
    await open(page, '');
    const {button, language} = languageMenu(page);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(language).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(language).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(language).toBeHidden();
    await button.click();
    await page.mouse.click(600, 600);
    await expect(language).toBeHidden();

    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(language).toBeVisible();
    // The way to it is not outside.
    await language.hover();
    await expect(language).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(language).toBeHidden();
    await button.hover();
    await expect(language).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(language).toBeHidden();
  });

  test('the bar stays in sight while the page scrolls, and covers no target of a link', async ({
    page,
  }) => {
    await open(page, 'docs/frontend-roadmap/start-page#how-is-a-note-built');
    const bar = await page.getByRole('banner').boundingBox();
    const heading = await page.getByRole('heading', {name: 'How is a note built?'}).boundingBox();
    expect(bar!.y).toBe(0);
    expect(heading!.y).toBeGreaterThan(bar!.y + bar!.height);
  });
});

test.describe('on a wide touch screen', () => {
  test.use({viewport: {width: 1280, height: 800}, hasTouch: true});

  test('a tap opens the language menu, and the next one closes it', async ({page}) => {
    await open(page, '');
    const {button, language} = languageMenu(page);
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(language).toBeVisible();
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(language).toBeHidden();
  });
});

test.describe('on a desktop without scripts', () => {
  test.use({viewport: {width: 1280, height: 800}, javaScriptEnabled: false});

  test('the language menu opens under a mouse', async ({page}) => {
    await page.goto('');
    const {button, language} = languageMenu(page);
    await expect(language).toBeHidden();
    await button.hover();
    await expect(language).toBeVisible();
  });
});

test.describe('the mobile menu', () => {
  test.use({viewport: {width: 996, height: 800}});

  test('is there up to 996 px and not from 997 px', async ({page}) => {
    await open(page, '');
    await expect(page.getByRole('button', {name: MENU_BUTTON})).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(page.getByRole('button', {name: MENU_BUTTON})).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', {name: '文档'})).toBeVisible();
  });

  test('is said to be open or closed by its command or by an attribute, never by both', async ({
    page,
  }) => {
    const html = await (await page.request.get('')).text();
    const [button] = /<button[^>]* command=[^>]*>/.exec(html)!;
    expect(button).not.toContain('aria-expanded');
    await open(page, '');
    const toggle = page.getByRole('button', {name: MENU_BUTTON});
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).not.toHaveAttribute('command');
  });

  test('takes the focus, keeps it and gives it back on Escape', async ({page}) => {
    await open(page, 'docs');
    const button = page.getByRole('button', {name: MENU_BUTTON});
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await expect(menu.locator(':focus')).toHaveCount(1);
    const stops = await menu.locator('a:visible, button:visible').count();
    for (let i = 0; i < stops + 2; i += 1) {
      await page.keyboard.press('Tab');
      // Past the last stop the browser's own controls come, never the page behind the menu.
      await expect(page.locator(':focus:not(dialog *, dialog, body)')).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows the site menu and the sidebar of the notes, and closes on navigation', async ({
    page,
  }) => {
    await open(page, 'docs');
    await page.getByRole('button', {name: MENU_BUTTON}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu.getByRole('link', {name: '文档'})).toHaveAttribute('lang', 'zh-Hans');
    await expect(menu.getByRole('link', {name: 'Frontend Roadmap Notes'})).toHaveAttribute(
      'href',
      basePath,
    );
    await menu.getByRole('link', {name: 'What is HTTP?'}).click();
    await expect(page).toHaveURL(/0-2-What-is-http$/);
    await expect(menu).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('closes on its close button, on a press beside it and on Back', async ({page}) => {
    await open(page, 'blog');
    const button = page.getByRole('button', {name: MENU_BUTTON});
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await button.click();
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(900, 600);
    await expect(menu).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link', {name: 'Tags'}).click();
    await expect(page).toHaveURL(/\/blog\/tags$/);
    // The menu closes when a page comes, and the address is there before it.
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Tags');
    await button.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/blog\/tags$/);
  });

  test('closes when the window becomes as wide as a desktop', async ({page}) => {
    await open(page, '');
    await page.getByRole('button', {name: MENU_BUTTON}).click();
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    // At this width the menu is hidden, open or not; and two sizes within a frame are none to the page.
    await expect(page.locator('#navbar-mobile-menu')).not.toHaveAttribute('open');
    await page.setViewportSize({width: 996, height: 800});
    await expect(page.getByRole('dialog', {name: 'Menu'})).toBeHidden();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  });

  test('is whole where a wide window becomes narrow', async ({page}) => {
    await page.setViewportSize({width: 997, height: 800});
    await open(page, '');
    await page.setViewportSize({width: 996, height: 800});
    await page.getByRole('button', {name: MENU_BUTTON}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu.getByRole('link', {name: '文档'})).toBeVisible();
    await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
  });

  test('stays open when scripts arrive after it was opened', async ({page}) => {
    let release!: () => void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('', {waitUntil: 'commit'});
    await page.getByRole('button', {name: MENU_BUTTON}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu).toBeVisible();
    release();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
});

test.describe('the mobile menu without scripts', () => {
  test.use({viewport: {width: 360, height: 740}, javaScriptEnabled: false});

  test('opens, leads on and closes', async ({page}) => {
    await page.goto('');
    await page.getByRole('button', {name: MENU_BUTTON}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    await expect(menu).toBeVisible();
    await menu.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', {name: MENU_BUTTON}).click();
    await menu.getByRole('link', {name: 'Blog'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Blog');
  });
});
