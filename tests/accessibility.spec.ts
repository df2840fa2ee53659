import {expectNoViolation, findViolations, switchToDark, TOGGLE} from './axe';
import {expect, nameOf, open, test} from './fixtures';

// The routes themselves are looked at in every-page.spec.ts.

for (const width of [360, 1440]) {
  test.describe(`At ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    test('the toggle has no violation in dark mode', async ({page}) => {
      await open(page, '');
      await switchToDark(page);
      expect(await findViolations(page, {within: TOGGLE})).toEqual([]);
    });

    test.describe('at an unknown path', () => {
      // Chromium itself reports that the document's status is 404.
      test.use({allowedMessages: [/^console error: .*status of 404/]});

      test('the not-found page has no violation in either mode', async ({page}) => {
        await open(page, 'nothing-here');
        await expectNoViolation(page);
      });
    });
  });
}

test.describe('With the mobile menu open', () => {
  test.use({viewport: {width: 360, height: 800}});

  for (const route of ['', 'docs', 'blog/welcome']) {
    test(`${nameOf(route)} has no violation in either mode`, async ({page}) => {
      await open(page, route);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
      await expectNoViolation(page);
    });
  }
});
