/** What axe says of states that a page is not in when it is loaded; for those see every-page.spec.ts. */
import {expectNoViolation, findViolations, switchToDark, TOGGLE} from './axe';
import {expect, open, test} from './fixtures';

const NOTE = 'docs/frontend-roadmap/Internet/0-6-DNS';

test('the toggle has no violation in dark mode, nor has an open definition in either', async ({
  page,
}) => {
  await open(page, NOTE);
  await page.getByRole('main').getByRole('button', {name: 'RRset', exact: true}).click();
  await expect(page.locator(':popover-open')).toBeVisible();
  await expectNoViolation(page, 'p:has(:popover-open)');
  await page.keyboard.press('Escape');
  await switchToDark(page);
  expect(await findViolations(page, {within: TOGGLE})).toEqual([]);
});

test('the phone’s menu, open, has no violation in either mode', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, 'docs');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
  await expectNoViolation(page);
});

test.describe('at an unknown path', () => {
  // Chromium itself reports that the document's status is 404.
  test.use({allowedMessages: [/^console error: .*status of 404/]});

  test('the not-found page has no violation in either mode', async ({page}) => {
    for (const width of [360, 1440]) {
      await page.setViewportSize({width, height: 800});
      await open(page, 'nothing-here');
      await expectNoViolation(page);
      await page.evaluate(() => localStorage.clear());
    }
  });
});
