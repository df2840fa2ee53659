import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {oneOfEachKind} from './built-routes';
import {addRules, expect} from './fixtures';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Whether to run axe on a page: in CI on every page, otherwise on one of each kind. Pages of a kind have
 * the same components, and axe takes most of the time.
 */
export const runsAxeOn = (route: string): boolean =>
  Boolean(process.env.CI) || oneOfEachKind.includes(route);

/** Axe's findings, one or more lines per element. */
async function findViolations(
  page: Page,
  rules: 'all' | 'colours',
  within = 'html',
): Promise<string[]> {
  // Axe is injected once per page, because parsing it takes a while.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  // Legacy mode, because there are no frames, and merging frames' results in a second page would take
  // three quarters of the time.
  const builder = new AxeBuilder({page, ...(hasAxe && {axeSource: ';'})}).setLegacyMode();
  // Only reports violations; passes would make the report longer, and nobody reads them.
  builder.options({resultTypes: ['violations']}).include(within);
  const {violations} = await (
    rules === 'all' ? builder.withTags(TAGS) : builder.withRules(COLOUR_RULES)
  ).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/**
 * Makes the page follow a dark mode chosen in another tab, so that no control has to be visible and focus
 * and scroll position stay the same.
 */
async function switchToDark(page: Page): Promise<void> {
  // Colours fade, and axe must not see them mid-transition.
  await addRules(page, '* {transition: none !important}');
  await page.evaluate(() => {
    const choice = {key: 'theme', newValue: 'dark', storageArea: localStorage};
    localStorage.setItem(choice.key, choice.newValue);
    dispatchEvent(new StorageEvent('storage', choice));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

/**
 * Runs all of axe's rules in light mode, and only the colour rules in dark mode, because the modes differ
 * only in colours. Leaves the page in dark mode.
 *
 * @param within A selector for the part of the page to check; the whole page by default.
 */
export async function expectNoViolation(page: Page, within?: string): Promise<void> {
  const where = `at ${page.viewportSize()!.width} px`;
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect.soft(await findViolations(page, 'all', within), `in light mode ${where}`).toEqual([]);
  await switchToDark(page);
  expect.soft(await findViolations(page, 'colours', within), `in dark mode ${where}`).toEqual([]);
}
