import {expect, test} from '@playwright/test';

const PARTS = ['code', 'static-notes', 'client', 'chunks'];

const weight = {scripts: 135_000, CSS: 14_000};
const light = {kind: 'note' as const, route: 'docs/a', weight};
const heavy = {...light, weight: {...weight, scripts: 135_001, CSS: 20_000}};

test('a page over a goal is named with what it weighs, and none that reaches it, has a component or lacks a part', async () => {
  // An ES module, which Playwright's CommonJS can only load like this.
  const {findOverweight} = await import('../../scripts/lib/weight-goals.mjs');
  const scripts = '/docs/a (note): scripts 135,001 bytes, 1 over the goal of 135,000.';
  const css = '/docs/a (note): CSS 20,000 bytes, 6,000 over the goal of 14,000.';
  expect(findOverweight([light, heavy], PARTS)).toEqual([scripts, css]);
  const withComponent = {...heavy, kind: 'note with a component' as const};
  expect(findOverweight([withComponent], PARTS)).toEqual([
    css.replace('note', '$& with a component'),
  ]);
  expect(findOverweight([heavy], ['code'])).toEqual([css]);
});
