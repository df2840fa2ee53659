// @ts-check
/**
 * Checks that no page of the built site has grown heavier than scripts/weight-budget.json allows, or what
 * one more note costs every other page.
 *
 *     npm run weight -- [--further-note] [--update]
 *
 * Weighs what a browser loads, after gzip at level 9, from the folder build/. With `--further-note` it
 * weighs the cost of a note instead, for which it builds a copy of the site twice, the second time with
 * made-up notes. Prints every problem and exits with 1, or what it has weighed. With `--update` today's
 * weights, both kinds, and 3 % become the budget.
 */
import {existsSync} from 'node:fs';
import {readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {makeTemporaryFolder} from './lib/cleanup.mjs';
import {writeNotes} from './lib/made-up-notes.mjs';
import {measureBuild} from './lib/measure/build.mjs';
import {weighPages} from './lib/measure/pages.mjs';
import {KINDS, NOTE, NOTES} from './lib/pages.mjs';
import {ROOT} from './lib/root.mjs';
import {makeOurSite} from './lib/sites/ours.mjs';
import {BUDGETED, findOverweight, makeBudget} from './weight/budget.mjs';

const BUILD = path.join(ROOT, 'build');
const BUDGET_FILE = path.join(import.meta.dirname, 'weight-budget.json');

const FURTHER_NOTES = 100;

const ADVICE = `Compare what the page loads with what it loaded before, and take out what is new or load it later.
Where the weight is worth it, raise the budget in the same commit: npm run weight -- --update`;

/** @typedef {import('./weight/budget.mjs').WeighedPage} WeighedPage */

/** Every page of each kind that there are many of, so that none is heavy unnoticed. */
const pagesByKind = Object.entries({...KINDS, note: NOTES}).flatMap(([kind, routes]) =>
  [routes].flat().map((route) => ({kind, route})),
);

/** @returns {Promise<WeighedPage[]>} */
async function weighBudgeted() {
  if (!existsSync(path.join(BUILD, 'index.html'))) {
    throw new Error('There is no built site in build/. Run "npm run build" first.');
  }
  const weights = await weighPages(
    BUILD,
    pagesByKind.map(({route}) => route),
  );
  return pagesByKind.map(({kind, route}) => {
    const weight = weights.get(route);
    if (!weight) {
      throw new Error(`/${route} was not weighed.`);
    }
    return {kind, route, weight};
  });
}

/** @param {import('./weight/budget.mjs').Weight} weight */
const sumOf = (weight) => BUDGETED.reduce((sum, file) => sum + weight[file], 0);

/** @returns {Promise<number>} Bytes that one more note adds to the first load of another. */
async function weighFurtherNote() {
  // Where a site stands tells in the ids of its modules, and so in its bytes: both stand in one place.
  const siteFolder = path.join(makeTemporaryFolder(), 'ours');
  /** @param {boolean} isCold */
  const weighCopy = async (isCold) => {
    await measureBuild(siteFolder, {isCold});
    const weight = (await weighPages(path.join(siteFolder, 'build'), [NOTE])).get(NOTE);
    if (!weight) {
      throw new Error(`/${NOTE} was not weighed.`);
    }
    return sumOf(weight);
  };
  await makeOurSite(siteFolder);
  const before = await weighCopy(true);
  await writeNotes(siteFolder, FURTHER_NOTES);
  return ((await weighCopy(false)) - before) / FURTHER_NOTES;
}

/** @param {import('./weight/budget.mjs').Budget} budget */
async function writeBudget(budget) {
  const unfinished = `${BUDGET_FILE}.${process.pid}`;
  await writeFile(unfinished, `${JSON.stringify(budget, null, 2)}\n`);
  await rename(unfinished, BUDGET_FILE);
  console.log(`Written: ${BUDGET_FILE}`);
}

/** @param {{isOfFurtherNote: boolean, updates: boolean}} options What to weigh; to update takes both. */
async function check({isOfFurtherNote, updates}) {
  const pages = updates || !isOfFurtherNote ? await weighBudgeted() : [];
  for (const {kind, route, weight} of pages) {
    const files = BUDGETED.map((file) => `${file} ${weight[file]}`).join(', ');
    console.log(`/${route} (${kind}): ${files}`);
  }
  const furtherNote = updates || isOfFurtherNote ? await weighFurtherNote() : 0;
  if (furtherNote > 0) {
    console.log(`a further note: ${furtherNote.toFixed(1)}`);
  }
  if (updates) {
    await writeBudget(makeBudget(pages, furtherNote));
    return;
  }
  const budget = JSON.parse(await readFile(BUDGET_FILE, 'utf8'));
  const problems = findOverweight(budget, pages, furtherNote);
  if (problems.length > 0) {
    throw new Error(`\n${problems.join('\n')}\n\n${ADVICE}`);
  }
}

try {
  const {values} = parseArgs({
    options: {
      'further-note': {type: 'boolean', default: false},
      update: {type: 'boolean', default: false},
    },
  });
  await check({isOfFurtherNote: values['further-note'], updates: values.update});
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
