import type {Page} from '@playwright/test';
import {addRules, expect} from './fixtures';

/** The smallest screen, which matches a 1280 × 1024 desktop at 400 % zoom. */
export const SMALL = {width: 320, height: 256};

/** The spacing that readers can set without losing anything, according to WCAG 2.2, 1.4.12. */
const WIDE_SPACING = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-bottom: 2em !important}`;

/** Lists what a page loses at its current size. */
export function findLosses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const sideways = root.scrollWidth - root.clientWidth;
    const cut = Array.from(document.body.querySelectorAll<HTMLElement>('*')).filter((element) => {
      const {overflowX, overflowY} = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        // Text for screen readers only is one pixel wide.
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

/** Checks that the page loses nothing on the smallest screen, or with wide spacing on any screen. */
export async function expectNoLoss(page: Page): Promise<void> {
  await page.setViewportSize(SMALL);
  expect.soft(await findLosses(page), 'lost on a small screen').toEqual([]);
  await addRules(page, WIDE_SPACING);
  for (const width of [SMALL.width, 360, 1280]) {
    await page.setViewportSize({width, height: SMALL.height});
    expect.soft(await findLosses(page), `lost with wide spacing at ${width} px`).toEqual([]);
  }
}
