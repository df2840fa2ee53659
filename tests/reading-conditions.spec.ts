import {expect, open, test} from './fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-2-What-is-http';

test.describe('in forced colours', () => {
  test.use({viewport: {width: 1440, height: 900}, contextOptions: {forcedColors: 'active'}});

  test('bars and code keep their edges, and current places their marks', async ({page}) => {
    await open(page, NOTE);
    await expect(page.getByRole('banner')).toHaveCSS('border-bottom-style', 'solid');
    await expect(page.getByRole('contentinfo')).toHaveCSS('border-top-style', 'solid');
    await expect(page.locator('.theme-code-block').first()).toHaveCSS('border-top-style', 'solid');
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(sidebar.getByRole('link', {name: 'What is HTTP?'})).toHaveCSS(
      'outline-style',
      'solid',
    );
    await expect(page.getByRole('banner').getByRole('link', {name: '文档'})).toHaveCSS(
      'outline-style',
      'solid',
    );
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').nth(2).click();
    await expect(page.locator('.table-of-contents__link--active')).toHaveCSS(
      'outline-style',
      'solid',
    );
  });
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: {width: 1440, height: 900}});

  test('nothing takes time to move', async ({page}) => {
    await open(page, 'docs');
    const slow = await page.evaluate(() =>
      Array.from(document.querySelectorAll('*'), (element) => getComputedStyle(element))
        .flatMap((style) => [style.transitionDuration, style.animationDuration])
        .flatMap((durations) => durations.split(',').map(parseFloat))
        .filter((seconds) => seconds > 0.001),
    );
    expect(slow).toEqual([]);
  });
});

test.describe('on paper', () => {
  test('a note is its text alone, whole and with the addresses of its sources', async ({page}) => {
    await open(page, NOTE);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    const source = page
      .getByRole('main')
      .locator('li a[href^="https://www.rfc-editor.org"]')
      .last();
    const address = await source.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(address).toContain('https://www.rfc-editor.org');
    await expect(page.locator('.theme-code-block code').first()).toHaveCSS(
      'white-space',
      'pre-wrap',
    );
    await expect(page.getByRole('main').locator('table').first()).toBeVisible();
  });
});
