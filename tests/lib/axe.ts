import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {oneOfEachKind} from './built-routes';
import {addRules, expect} from './fixtures';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Whether axe looks at a page: in CI at every page, elsewhere at one of each kind. Pages of a kind are made of
 * the same components, and axe takes most of the time.
 */
export const runsAxeOn = (route: string): boolean =>
  Boolean(process.env.CI) || oneOfEachKind.includes(route);

/** What axe objects to, as one line or more for each element. */
async function findViolations(
  page: Page,
  rules: 'all' | 'colours',
  within = 'html',
): Promise<string[]> {
  // A page has axe once, as it takes a page some time to read it.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  // Without a second page that puts the results of frames together, which takes three quarters of
  // the time: there are no frames.
  const builder = new AxeBuilder({page, ...(hasAxe && {axeSource: ';'})}).setLegacyMode();
  // Makes reports of violations alone: those of what passes are longer and nobody reads them.
  builder.options({resultTypes: ['violations']}).include(within);
  const {violations} = await (
    rules === 'all' ? builder.withTags(TAGS) : builder.withRules(COLOUR_RULES)
  ).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/**
 * Has the page follow a choice of the dark mode that was made in another tab: no control has to be
 * in sight, and focus and scroll position stay as they are.
 */
async function switchToDark(page: Page): Promise<void> {
  // Colours fade; axe must not meet them half-way.
  await addRules(page, '* {transition: none !important}');
  await page.evaluate(() => {
    const choice = {key: 'theme', newValue: 'dark', storageArea: localStorage};
    localStorage.setItem(choice.key, choice.newValue);
    dispatchEvent(new StorageEvent('storage', choice));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

/**
 * Runs all of axe's rules in light mode, and in dark mode those that look at colours: the modes differ
 * in nothing else. The page is dark afterwards.
 *
 * @param within A selector of the part of the page to look at; the whole page by default.
 */
export async function expectNoViolation(page: Page, within?: string): Promise<void> {
  const where = `at ${page.viewportSize()!.width} px`;
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect.soft(await findViolations(page, 'all', within), `in light mode ${where}`).toEqual([]);
  await switchToDark(page);
  expect.soft(await findViolations(page, 'colours', within), `in dark mode ${where}`).toEqual([]);
}
