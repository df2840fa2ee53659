/** Small screens, forced colours, reduced motion. every-page.spec.ts checks that no page loses anything. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './lib/fixtures';
import {expectNoLoss, findLosses, SMALL} from './lib/losses';

const NOTE = 'docs/frontend-roadmap/Internet/0-2-What-is-http';

/** How much of the screen sticky elements cover while the page scrolls, from 0 to 1. */
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

/** Whether some part of the focused element is visible, with nothing over it. */
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

test.describe('on a small screen', () => {
  test.use({viewport: SMALL});

  test('bars leave most of the screen for the text, and the menu scrolls to its end', async ({
    page,
  }) => {
    await open(page, NOTE);
    await page.mouse.move(160, 128);
    for (const step of [1500, 600, -300]) {
      const before = await page.evaluate(() => scrollY);
      await page.mouse.wheel(0, step);
      await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
      expect(await readCovered(page)).toBeLessThan(0.25);
    }
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.getByRole('dialog', {name: 'Menu'});
    const last = menu.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ratio: 1});
    expect(await findLosses(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('no bar hides the focused element while the reader tabs forwards or backwards', async ({
    page,
  }) => {
    // On a screen 400 px high, bars are sticky.
    await page.setViewportSize({width: SMALL.width, height: 400});
    await open(page, NOTE);
    const hidden: string[] = [];
    for (const key of [...Array(45).fill('Tab'), ...Array(15).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      if (!(await isFocusInSight(page))) {
        hidden.push(await page.evaluate(() => document.activeElement!.outerHTML.slice(0, 200)));
      }
    }
    expect(hidden).toEqual([]);
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('nothing is cut off in a long heading, an unbreakable word or a table with 60 columns', async ({
    page,
  }) => {
    await open(page, NOTE);
    const table = page.locator('.markdown table').first();
    await table.evaluate((element) => {
      document.querySelector('.markdown h2')!.prepend('question '.repeat(30));
      document.querySelector('.markdown p')!.prepend('Donaudampfschifffahrt'.repeat(9));
      for (const row of element.querySelectorAll('tr')) {
        row.append(...Array.from({length: 60}, () => row.lastElementChild!.cloneNode(true)));
      }
      const last = element.querySelector('tbody tr')!;
      last.parentElement!.append(...Array.from({length: 40}, () => last.cloneNode(true)));
    });
    await expectNoLoss(page);
    const box = page.getByRole('group', {name: /^Table: /}).first();
    await box.focus();
    for (const [key, side] of [
      ['ArrowRight', 'scrollLeft'],
      ['ArrowDown', 'scrollTop'],
    ] as const) {
      await expect(async () => {
        await page.keyboard.press(key);
        expect(await box.evaluate((element, name) => element[name], side)).toBeGreaterThan(200);
      }).toPass();
    }
    const [boxTop, headerTop] = await box.evaluate((element) =>
      [element, element.querySelector('th')!].map((one) => one.getBoundingClientRect().top),
    );
    expect(headerTop).toBeCloseTo(boxTop! + 1, 0);
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
});

test.describe('in forced colours', () => {
  test.use({viewport: {width: 1440, height: 900}, contextOptions: {forcedColors: 'active'}});

  test("bars and code keep their borders, current items keep their markers, and figures use the reader's colours", async ({
    page,
  }) => {
    await open(page, NOTE);
    await expect(page.locator('.navbar')).toHaveCSS('border-bottom-style', 'solid');
    await expect(page.getByRole('contentinfo')).toHaveCSS('border-top-style', 'solid');
    await expect(page.locator('.theme-code-block').first()).toHaveCSS('border-top-style', 'solid');
    const question = page.locator('#you-can-stop-here ~ details').first();
    await expect(question).toHaveCSS('border-top-style', 'solid');
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').nth(2).click();
    for (const current of [
      page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .getByRole('link', {name: 'What is HTTP?'}),
      page.getByRole('banner').getByRole('link', {name: '文档'}),
      page.locator('.toc-highlight.table-of-contents__link--active'),
    ]) {
      await expect(current).toHaveCSS('outline-style', 'solid');
    }

    await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
    const [paper, ...texts] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      ...Array.from(
        document.querySelectorAll('figure text'),
        (text) => getComputedStyle(text).fill,
      ),
    ]);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts).not.toContain(paper);
  });
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: {width: 1440, height: 900}});

  test('nothing is animated', async ({page}) => {
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
