import type {Page} from '@playwright/test';
import {findViolations} from './axe';
import {expect, nameOf, open, routes, test} from './fixtures';

const WIDTHS = [360, 1440];

/** The one control that tells which mode is on. */
const TOGGLE = 'button[aria-label^="Switch between dark and light mode"]';

/**
 * Has the page follow a choice of the dark mode that was made in another tab: no control has to be
 * in sight, and focus and scroll position stay as they are.
 */
async function switchToDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    const choice = {key: 'theme', newValue: 'dark', storageArea: localStorage};
    localStorage.setItem(choice.key, choice.newValue);
    dispatchEvent(new StorageEvent('storage', choice));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Colours fade; axe must not meet them half-way.
  await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({finished}) => finished));
  });
}

/**
 * What axe's rules look at, but for colours: every element with its attributes, its text, its place
 * and whether it is visible. Classes tell by their styles alone.
 */
function readStructure(page: Page): Promise<string[]> {
  return page.evaluate(
    (toggle) =>
      Array.from(document.body.querySelectorAll('*'))
        .filter((element) => !element.closest(toggle))
        .map((element) => {
          const {x, y, width, height} = element.getBoundingClientRect();
          const attributes = Array.from(element.attributes, ({name, value}) => `${name}="${value}"`)
            .filter((attribute) => !attribute.startsWith('class='))
            .sort();
          const texts = Array.from(element.childNodes, (node) => node.nodeValue);
          const isVisible = element.checkVisibility({visibilityProperty: true});
          const place = [x, y, width, height, isVisible ? 'visible' : 'hidden'];
          return [element.tagName, ...attributes, ...texts, ...place].join(' ');
        }),
    TOGGLE,
  );
}

/**
 * Runs all of axe's rules in light mode. In dark mode it runs those that look at colours, and sees
 * that nothing else has changed, so that the others would say the same again.
 */
async function expectNoViolation(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await findViolations(page), 'in light mode').toEqual([]);
  const inLight = await readStructure(page);
  await switchToDark(page);
  expect(await readStructure(page), 'but for colours, dark is as light').toEqual(inLight);
  expect(await findViolations(page, {rules: 'colours'}), 'in dark mode').toEqual([]);
}

for (const width of WIDTHS) {
  test.describe(`At ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    for (const route of routes) {
      test(`${nameOf(route)} has no violation in either mode`, async ({page}) => {
        await open(page, route);
        await expectNoViolation(page);
      });
    }

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
