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

  for (const colorScheme of ['dark', 'light'] as const) {
    test(`a figure has the colours of the reader's ${colorScheme} scheme`, async ({page}) => {
      await page.emulateMedia({forcedColors: 'active', colorScheme});
      await open(page, NOTE);
      const colours = await page.locator('figure svg').evaluateAll((drawings) => {
        const body = getComputedStyle(document.body);
        return drawings
          .flatMap((drawing) => Array.from(drawing.querySelectorAll('text, rect')))
          .map((shape) => ({
            isText: shape.tagName === 'text',
            fill: getComputedStyle(shape).fill,
            ink: body.color,
            paper: getComputedStyle(document.documentElement).backgroundColor,
          }));
      });
      expect(colours.length).toBeGreaterThan(20);
      const {paper} = colours[0]!;
      for (const {isText, fill} of colours) {
        if (isText) {
          expect(fill).not.toBe(paper);
        } else {
          expect([paper, 'none']).toContain(fill);
        }
      }
    });
  }
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
