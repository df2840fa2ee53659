import type {Page} from '@playwright/test';
import {addRules, openFolds} from './fixtures';

/** The smallest comfortable size for text in a figure, in screen pixels. */
const SMALLEST_TEXT = 16;

/** Lists problems with text in a page's figures: text that's too small or sticks out of its drawing. */
export async function findFigureFaults(page: Page): Promise<string[]> {
  await addRules(page, 'figure * {content-visibility: visible !important}');
  // In a closed fold nothing has a size.
  await openFolds(page);
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
