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
  const builder = new AxeBuilder({page}).setLegacyMode();
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
