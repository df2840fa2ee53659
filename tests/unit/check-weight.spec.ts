import {expect, test} from '@playwright/test';

const WEIGHT = {html: 1000, css: 500, js: 20_000};
const PAGES = [{kind: 'note', route: 'docs/dns', weight: WEIGHT}];

/** An ES module, which Playwright's CommonJS can load only like this. */
const load = () => import('../../scripts/weight/budget.mjs');

test('A page as heavy as its budget passes', async () => {
  const {findOverweight} = await load();
  const budget = {pages: {note: WEIGHT}, bytesPerFurtherNote: 80};
  expect(findOverweight(budget, PAGES, 80)).toEqual([]);
});

test('Everything over its budget is named, with what it weighs and may weigh', async () => {
  const {findOverweight} = await load();
  const budget = {pages: {note: {...WEIGHT, css: 499, js: 15_000}}, bytesPerFurtherNote: 80};
  expect(findOverweight(budget, PAGES, 80.5)).toEqual([
    '/docs/dns (note): its CSS is 500 bytes, 1 over its budget of 499.',
    '/docs/dns (note): its JS is 20,000 bytes, 5,000 over its budget of 15,000.',
    expect.stringContaining(
      'A further note adds 80.5 bytes to the first load of another note, and may add 80.',
    ),
  ]);
});

test('A kind of page without a budget does not pass', async () => {
  const {findOverweight} = await load();
  const problems = findOverweight({pages: {}, bytesPerFurtherNote: 80}, PAGES, 0);
  expect(problems).toEqual([expect.stringContaining('no budget for "note" (/docs/dns)')]);
});

test('A budget made of pages has room for 3 % more than the heaviest of a kind', async () => {
  const {makeBudget} = await load();
  const lighter = {kind: 'note', route: 'docs/http', weight: {html: 2000, css: 100, js: 100}};
  expect(makeBudget([...PAGES, lighter], 50)).toEqual({
    pages: {note: {html: 2060, css: 515, js: 20_600}},
    bytesPerFurtherNote: 52,
  });
});

test('Made-up notes are the same each time and have titles of their own', async () => {
  const {makeNote} = await import('../../scripts/lib/made-up-notes.mjs');
  const notes = Array.from({length: 1000}, (_, index) => makeNote(index));
  expect(makeNote(999)).toEqual(notes[999]);
  expect(new Set(notes.map(({file}) => file.replace(/9-\d+-/, ''))).size).toBe(1000);
});
