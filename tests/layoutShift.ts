import type {Page} from '@playwright/test';

/** A LayoutShift of the Layout Instability API, which TypeScript's library leaves out. */
type Shift = PerformanceEntry & {
  value: number;
  sources: {previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
};

/** Has pages opened from now on write down how far their parts jump. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {layoutShifts: shifts});
    new PerformanceObserver((list) => {
      for (const {value, sources} of list.getEntries() as Shift[]) {
        // The rectangles are of whole pixels: what moves by less is not seen.
        const isSeen = sources.some(
          ({previousRect, currentRect}) =>
            JSON.stringify(previousRect) !== JSON.stringify(currentRect),
        );
        shifts.push(isSeen ? value : 0);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** How far the page's parts have jumped so far, added up as Cumulative Layout Shift does. */
export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as {layoutShifts: number[]}).layoutShifts.reduce((sum, one) => sum + one, 0),
  );
