/** A screen of 320 × 256: the smallest there are, and a desktop's of 1280 × 1024 at 400 %. */
import type {Page} from '@playwright/test';
import {oneOfEachKind} from './contract-routes';
import {addRules, expect, nameOf, open, test, testSiteUrl} from './fixtures';

const SMALL = {width: 320, height: 256};

const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';

/** What WCAG 2.2, 1.4.12 lets a reader set without losing anything. */
const WIDE_SPACING = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-bottom: 2em !important}`;

/** What a page loses at its size, a line each. */
function findLosses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const sideways = root.scrollWidth - root.clientWidth;
    const cut = Array.from(document.body.querySelectorAll<HTMLElement>('*')).filter((element) => {
      const {overflowX, overflowY} = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        // What is for screen readers alone is one pixel wide.
        element.clientWidth > 1 &&
        element.checkVisibility({visibilityProperty: true}) &&
        ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
      );
    });
    return [
      ...(sideways > 0 ? [`the page scrolls ${sideways} px sideways`] : []),
      ...cut.map((element) => `cut off: ${element.className}: ${element.innerText.slice(0, 60)}`),
    ];
  });
}

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

async function expectNoLoss(page: Page, route: string): Promise<void> {
  await page.setViewportSize(SMALL);
  await open(page, route);
  expect(await findLosses(page), 'on a small screen').toEqual([]);
  await addRules(page, WIDE_SPACING);
  for (const width of [SMALL.width, 360, 1280]) {
    await page.setViewportSize({width, height: SMALL.height});
    expect(await findLosses(page), `with wide spacing at ${width} px`).toEqual([]);
  }
}

const TITLE = 'loses nothing on a small screen, nor with wide spacing on any';

for (const route of oneOfEachKind) {
  test(`${nameOf(route)} ${TITLE}`, ({page}) => expectNoLoss(page, route));
}

test.describe('A note with odd contents', () => {
  test.use({baseURL: testSiteUrl});

  test(TITLE, ({page}) => expectNoLoss(page, 'docs/odd'));
});

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
