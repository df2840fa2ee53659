import type {Page} from '@playwright/test';

/** A LayoutShift of the Layout Instability API, which TypeScript's library leaves out. */
type Shift = PerformanceEntry & {
  value: number;
  sources: {previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
};

/** How far the page's parts have jumped since it was opened, added up. */
export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const {value, sources} of list.getEntries() as Shift[]) {
        // The rectangles are of whole pixels: what moves by less is not seen.
        const isSeen = sources.some(
          ({previousRect: from, currentRect: to}) => JSON.stringify(from) !== JSON.stringify(to),
        );
        shifts.push(isSeen ? value : 0);
      }
    });
    observer.observe({type: 'layout-shift', buffered: true});
    await new Promise((resolve) => setTimeout(resolve));
    return shifts.reduce((sum, one) => sum + one, 0);
  });
