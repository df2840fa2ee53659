/** What else holds on the smallest screen; that no page loses anything there, every-page.spec.ts sees. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './fixtures';
import {findLosses, SMALL} from './losses';

const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';

/** How much of the screen is under what stays in place while the page scrolls, from 0 to 1. */
function readCovered(page: Page): Promise<number> {
  return page.evaluate(() => {
    const heights = Array.from(document.body.querySelectorAll('*'), (element) => {
      const {position} = getComputedStyle(element);
      const {top, bottom, left, right} = element.getBoundingClientRect();
      const isBar =
        (position === 'fixed' || (position === 'sticky' && top <= 0)) &&
        element.checkVisibility({visibilityProperty: true}) &&
        right > 0 &&
        left < innerWidth &&
        !element.closest('[role="group"]');
      return isBar ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
    });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

test.describe('On a small screen', () => {
  test.use({viewport: SMALL});

  test('bars leave most of it to the text, however the reader scrolls', async ({page}) => {
    await open(page, NOTE);
    await page.mouse.move(160, 128);
    for (const step of [1500, 600, -300]) {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, step);
      await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
      // The button back to the top comes when the page moves up.
      if (step < 0) {
        await expect(page.getByRole('button', {name: 'Scroll back to top'})).toBeVisible();
      }
      expect(await readCovered(page)).toBeLessThan(0.25);
    }
  });

  test('the menu can be scrolled to its end, and closed', async ({page}) => {
    await open(page, NOTE);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    const last = menu.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ratio: 1});
    expect(await findLosses(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
});

/** What shows where the focus is: parts of the element that are on the screen with nothing over them. */
function isFocusInSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement!;
    const parts = [0.1, 0.5, 0.9];
    return Array.from(focused.getClientRects()).some(({x, y, width, height}) =>
      parts.some((across) =>
        parts.some((down) => {
          const top = document.elementFromPoint(x + width * across, y + height * down);
          return top !== null && (focused.contains(top) || top.contains(focused));
        }),
      ),
    );
  });
}

for (const [name, height] of [
  ['a low screen', SMALL.height],
  ['a screen whose bars stay', 400],
] as const) {
  test(`On ${name} the keyboard's focus is never under a bar, forwards and backwards`, async ({
    page,
  }) => {
    await page.setViewportSize({width: SMALL.width, height});
    await open(page, NOTE);
    const walk = [
      ...Array(70).fill('Tab'),
      ...Array(30).fill('Shift+Tab'),
      ...Array(20).fill('Tab'),
    ];
    const hidden: string[] = [];
    for (const key of walk) {
      await page.keyboard.press(key);
      if (!(await isFocusInSight(page))) {
        hidden.push(await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 200)));
      }
    }
    expect(hidden).toEqual([]);
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
}
