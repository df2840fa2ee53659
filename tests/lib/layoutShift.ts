import type {Page} from '@playwright/test';

/** A LayoutShift from the Layout Instability API, which TypeScript's library lacks. */
type Shift = PerformanceEntry & {
  value: number;
  sources: {node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
};

/** What has moved since the page was opened: each element's old and new box. */
export const findLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shifts: string[] = [];
    const show = ({x, y, width, height}: DOMRectReadOnly) => [x, y, width, height].join(' ');
    const observer = new PerformanceObserver((list) => {
      // Readers don't notice a character that moves for one frame because the HTML received so far ends
      // in the middle of a line.
      const seen = (list.getEntries() as Shift[]).filter(({value}) => value > 0.0001);
      for (const {startTime, sources} of seen) {
        for (const {node, previousRect: from, currentRect: to} of sources) {
          // Rectangles are in whole pixels, so smaller movements don't show.
          if (show(from) !== show(to)) {
            const name = `${node?.nodeName} ${node?.textContent.trim().slice(0, 40)}`;
            shifts.push(`${Math.round(startTime)} ms: ${name}, ${show(from)} to ${show(to)}`);
          }
        }
      }
    });
    observer.observe({type: 'layout-shift', buffered: true});
    await new Promise((resolve) => setTimeout(resolve));
    return shifts;
  });
