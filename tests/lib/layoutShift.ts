import type {Page} from '@playwright/test';

/** A LayoutShift of the Layout Instability API, which TypeScript's library leaves out. */
type Shift = PerformanceEntry & {
  value: number;
  sources: {node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
};

/** What has jumped since the page was opened: each element, from where to where. */
export const findLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const shifts: string[] = [];
    const show = ({x, y, width, height}: DOMRectReadOnly) => [x, y, width, height].join(' ');
    const observer = new PerformanceObserver((list) => {
      // A sign that moves where the HTML so far ends within a line, for one frame, is nothing to a reader.
      const seen = (list.getEntries() as Shift[]).filter(({value}) => value > 0.0001);
      for (const {startTime, sources} of seen) {
        for (const {node, previousRect: from, currentRect: to} of sources) {
          // The rectangles are of whole pixels: what moves by less is not seen.
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
