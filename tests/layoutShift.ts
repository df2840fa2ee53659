import type {Page} from '@playwright/test';

/** Has pages opened from now on write down how far their parts jump. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {layoutShifts: shifts});
    new PerformanceObserver((list) =>
      list
        .getEntries()
        .forEach((entry) => shifts.push((entry as unknown as {value: number}).value)),
    ).observe({type: 'layout-shift', buffered: true});
  });
}

/** How far the page's parts have jumped so far, added up as Cumulative Layout Shift does. */
export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (window as unknown as {layoutShifts: number[]}).layoutShifts.reduce((sum, one) => sum + one, 0),
  );
