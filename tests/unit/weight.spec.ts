import {expect, test} from '@playwright/test';

/** An ES module, which Playwright's CommonJS can load only like this. */
const load = () => import('../../scripts/lib/weight-goals.mjs');

const weight = {js: 125_000, css: 14_000, prefetchPhone: 10_000, prefetchDesktop: 51_200};
const heavy = {...weight, js: 125_001, css: 20_000};

test('a page over a goal is named with what it weighs, and one that reaches it is not', async () => {
  const {budgetsFor, findOverweight} = await load();
  const budgets = budgetsFor(() => true);
  expect(findOverweight(budgets, [{kind: 'note', route: 'docs/a', weight}])).toEqual([]);
  expect(findOverweight(budgets, [{kind: 'note', route: 'docs/a', weight: heavy}])).toEqual([
    '/docs/a (note): scripts 125,001 bytes, 1 over the goal of 125,000.',
    '/docs/a (note): CSS 20,000 bytes, 6,000 over the goal of 14,000.',
  ]);
  expect(findOverweight(budgets, [{kind: 'map', route: 'map', weight}])).toEqual([
    'There is no goal for pages of the kind "map" (/map).',
  ]);
});

test('a note with a component may weigh more, and without a part what needs it is not looked at', async () => {
  const {budgetsFor, findOverweight} = await load();
  const note = {kind: 'note', route: 'docs/a', weight: {...weight, js: 170_000}};
  const withComponent = {...note, kind: 'note with a component'};
  expect(
    findOverweight(
      budgetsFor(() => true),
      [withComponent],
    ),
  ).toEqual([]);
  expect(
    findOverweight(
      budgetsFor(() => true),
      [note],
    ),
  ).toHaveLength(1);
  expect(
    findOverweight(
      budgetsFor((part) => part !== 'client'),
      [note],
    ),
  ).toEqual([]);
  const styled = {...note, weight: {...weight, css: 20_000}};
  expect(
    findOverweight(
      budgetsFor((part) => part !== 'client'),
      [styled],
    ),
  ).toHaveLength(1);
});
