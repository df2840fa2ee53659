import type {Page} from '@playwright/test';
import {addRules} from './fixtures';

/** The smallest size of a figure's text that is read with ease, in pixels of the screen. */
const SMALLEST_TEXT = 16;

/**
 * What is wrong with the texts of a page's figures, a line each: a text that is small, sticks out of
 * its drawing or is crossed by a line.
 */
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
        // A step of one pixel.
        const points = [...drawing.querySelectorAll('polyline')].flatMap((line) => {
          const toScreen = line.getScreenCTM()!;
          return Array.from({length: Math.ceil(line.getTotalLength())}, (_, step) =>
            line.getPointAtLength(step).matrixTransform(toScreen),
          );
        });
        return [...drawing.querySelectorAll('text')].flatMap((text) => {
          const size = parseFloat(getComputedStyle(text).fontSize) * scale;
          const {left, right, top, bottom} = text.getBoundingClientRect();
          const overhangs = [room.left - left, right - room.right, room.top - top];
          const {x, y, width, height} = text.getBBox();
          const toText = text.getScreenCTM()!.inverse();
          const isCrossed = points.some((point) => {
            const {x: across, y: down} = point.matrixTransform(toText);
            // The box of a text is taller than its letters.
            return across > x && across < x + width && down > y + 3 && down < y + height - 3;
          });
          return [
            ...(size < smallest ? [`"${text.textContent}" is ${size} px high`] : []),
            ...(Math.max(...overhangs, bottom - room.bottom) > 0.5
              ? [`"${text.textContent}" sticks out of its drawing`]
              : []),
            ...(isCrossed ? [`"${text.textContent}" is crossed by a line`] : []),
          ];
        });
      }),
    SMALLEST_TEXT,
  );
}
