import {expect, test} from '@playwright/test';

test('a page over a goal is named with what it weighs, but not for a goal that needs a part which is off', async () => {
  // An ES module, which Playwright's CommonJS can load only like this.
  const {budgetsFor, findOverweight} = await import('../../scripts/lib/weight-goals.mjs');
  const weight = {js: 125_001, css: 14_000, prefetchPhone: 10_000, prefetchDesktop: 51_200};
  const note = {kind: 'note', route: 'docs/a', weight};
  const pages = [note, {...note, kind: 'note with a component'}];
  const budgets = budgetsFor(() => true);
  expect(findOverweight(budgets, pages)).toEqual([
    '/docs/a (note): scripts 125,001 bytes, 1 over the goal of 125,000.',
  ]);
  const withoutPart = budgetsFor((part) => part !== 'client');
  expect(findOverweight(withoutPart, pages)).toEqual([]);
});
