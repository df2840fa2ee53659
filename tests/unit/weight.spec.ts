import {expect, test} from '@playwright/test';

const weight = {scripts: 135_000, CSS: 14_000};
const light = {kind: 'note' as const, route: 'docs/a', weight};
const heavy = {...light, weight: {...weight, scripts: 135_001, CSS: 20_000}};

test('reports pages that exceed a goal, but ignores scripts if a part of the light build is off', async () => {
  // Playwright compiles tests to CommonJS, which can only load an ES module like this.
  const {findOverweight} = await import('../../scripts/lib/weight-goals.mjs');
  const scripts =
    '/docs/a (note): 135,001 bytes of scripts, 1 over the limit of 135,000 (scripts/lib/weight-goals.mjs).';
  const css =
    '/docs/a (note): 20,000 bytes of CSS, 6,000 over the limit of 14,000 (scripts/lib/weight-goals.mjs).';
  expect(findOverweight([light, heavy], [])).toEqual([scripts, css]);
  const withComponent = {...heavy, kind: 'note with a component' as const};
  expect(findOverweight([withComponent], [])).toEqual([css.replace('note', '$& with a component')]);
  expect(findOverweight([heavy], ['client'])).toEqual([css]);
});
