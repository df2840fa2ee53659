import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, nameOf, open, routes, test} from './fixtures';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const MODES = ['light', 'dark'];
const WIDTHS = [360, 1440];

/** What axe objects to on the page as it stands, as one line for each element. */
async function findViolations(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page}).withTags(TAGS).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

for (const mode of MODES) {
  for (const width of WIDTHS) {
    test.describe(`In ${mode} mode at ${width} px`, () => {
      test.use({viewport: {width, height: 800}});

      test.beforeEach(async ({page}) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
      });

      for (const route of routes) {
        test(`${nameOf(route)} has no violation`, async ({page}) => {
          await open(page, route);
          await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
          expect(await findViolations(page)).toEqual([]);
        });
      }

      test.describe('at an unknown path', () => {
        // Chromium itself reports that the document's status is 404.
        test.use({allowedMessages: [/^console error: .*status of 404/]});

        test('the not-found page has no violation', async ({page}) => {
          await open(page, 'nothing-here');
          expect(await findViolations(page)).toEqual([]);
        });
      });
    });
  }

  test.describe(`In ${mode} mode with the mobile menu open`, () => {
    test.use({viewport: {width: 360, height: 800}});

    for (const route of ['', 'docs', 'blog/welcome']) {
      test(`${nameOf(route)} has no violation`, async ({page}) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), mode);
        await open(page, route);
        await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
        await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
        expect(await findViolations(page)).toEqual([]);
      });
    }
  });
}
