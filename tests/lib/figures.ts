import type {Page} from '@playwright/test';
import {addRules} from './fixtures';

/** The smallest size of a figure's text that is read with ease, in pixels of the screen. */
const SMALLEST_TEXT = 16;

/** What is wrong with the texts of a page's figures: a text that is small, or sticks out of its drawing. */
export async function findFigureFaults(page: Page): Promise<string[]> {
  await addRules(page, 'figure * {content-visibility: visible !important}');
  // In a closed fold nothing has a size.
  await page
    .locator('details')
    .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
  return page.locator('figure svg').evaluateAll(
    (drawings, smallest) =>
      (drawings as SVGSVGElement[]).flatMap((drawing) => {
        const room = drawing.getBoundingClientRect();
        const scale = room.width / drawing.viewBox.baseVal.width;
        return [...drawing.querySelectorAll('text')].flatMap((text) => {
          const size = parseFloat(getComputedStyle(text).fontSize) * scale;
          const {left, right, top, bottom} = text.getBoundingClientRect();
          const overhangs = [room.left - left, right - room.right, room.top - top];
          const isOut = Math.max(...overhangs, bottom - room.bottom) > 0.5;
          return size < smallest || isOut
            ? [`"${text.textContent}" is ${size} px high${isOut ? ' and sticks out' : ''}`]
            : [];
        });
      }),
    SMALLEST_TEXT,
  );
}
