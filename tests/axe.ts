import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that look at colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export type AxeOptions = {
  /** Which rules to run; all of WCAG 2.2 AA and good practice by default. */
  rules?: 'all' | 'colours';
  /** A selector of the part of the page to look at; the whole page by default. */
  within?: string;
};

/** What axe objects to on the page as it stands, as one line or more for each element. */
export async function findViolations(
  page: Page,
  {rules = 'all', within}: AxeOptions = {},
): Promise<string[]> {
  // Without a second page that puts the results of frames together, which takes three quarters of
  // the time: there are no frames.
  expect(page.frames(), 'frames of the page').toHaveLength(1);
  // A page has axe once, as it takes a page some time to read it.
  const hasAxe = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({page, ...(hasAxe && {axeSource: ';'})}).setLegacyMode();
  // Makes reports of violations alone: those of what passes are longer and nobody reads them.
  builder.options({resultTypes: ['violations']});
  if (within) {
    builder.include(within);
  }
  const {violations} = await (
    rules === 'all' ? builder.withTags(TAGS) : builder.withRules(COLOUR_RULES)
  ).analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
}

/** A selector of the one control that tells which mode is on. */
export const TOGGLE = 'button[aria-label^="Switch between dark and light mode"]';

/**
 * Has the page follow a choice of the dark mode that was made in another tab: no control has to be
 * in sight, and focus and scroll position stay as they are.
 */
export async function switchToDark(page: Page): Promise<void> {
  await page.evaluate(() => {
    const choice = {key: 'theme', newValue: 'dark', storageArea: localStorage};
    localStorage.setItem(choice.key, choice.newValue);
    dispatchEvent(new StorageEvent('storage', choice));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // Colours fade; axe must not meet them half-way. In a closed fold a fade has no end.
  await page.evaluate(async () => {
    const fades = document
      .getAnimations()
      .filter((each) => each instanceof CSSTransition)
      .filter(({effect}) =>
        (effect as KeyframeEffect).target?.checkVisibility({contentVisibilityAuto: true}),
      );
    await Promise.allSettled(fades.map(({finished}) => finished));
  });
}

/**
 * Runs all of axe's rules in light mode, and in dark mode those that look at colours: the modes differ
 * in nothing else.
 *
 * @param within A selector of the part of the page to look at; the whole page by default.
 */
export async function expectNoViolation(page: Page, within?: string): Promise<void> {
  const where = `at ${page.viewportSize()!.width} px`;
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect.soft(await findViolations(page, {within}), `in light mode ${where}`).toEqual([]);
  await switchToDark(page);
  const inDark = await findViolations(page, {rules: 'colours', within});
  expect.soft(inDark, `in dark mode ${where}`).toEqual([]);
}
