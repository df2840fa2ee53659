// @ts-check
/** What needs neither a browser nor a build: the steps of `npm run check`, with which `npm test` begins. */
import {runProgram} from '../lib/run-program.mjs';

/** @typedef {import('../lib/run-steps.mjs').Step} Step */

/** What a tool has found before is not looked for again in a file that has not changed. */
const CACHE = 'node_modules/.cache';

export const ESLINT = [
  'node_modules/eslint/bin/eslint.js',
  '--cache',
  `--cache-location=${CACHE}/eslint/`,
  '--max-warnings=0',
  '.',
];
export const STYLELINT = [
  'node_modules/stylelint/bin/stylelint.mjs',
  '--cache',
  `--cache-location=${CACHE}/stylelint/`,
  '**/*.css',
];
export const PRETTIER = [
  'node_modules/prettier/bin/prettier.cjs',
  '--cache',
  `--cache-location=${CACHE}/prettier/cache`,
  '--log-level=warn',
  '.',
];
const SPELLING = [
  'node_modules/cspell/bin.mjs',
  '--no-progress',
  '--no-summary',
  '--show-suggestions',
];

/**
 * A step that says after its own words how what it found is put right, where the program does not.
 *
 * @param {string} name
 * @param {readonly string[]} args Of the program.
 * @param {string} [cure]
 * @returns {Step}
 */
const step = (name, args, cure) => ({
  name,
  run: async () => {
    const {succeeded, output} = await runProgram(args);
    return {succeeded, output: succeeded || !cure ? output : `${output.trimEnd()}\n${cure}`};
  },
});

/**
 * The steps that look at what authors write.
 *
 * @param {string} [folder] Of another copy of the project.
 * @returns {Step[]}
 */
export const contentSteps = (folder) => [
  step('Notes', ['scripts/check-notes.mjs', ...(folder ? [folder] : [])]),
  step(
    'Spelling',
    // A list of files that were right would be of no use for a copy.
    [
      ...SPELLING,
      ...(folder
        ? [`--root=${folder}`, '--config=cspell.config.yaml']
        : ['--cache', `--cache-location=${CACHE}/cspell`]),
    ],
    'Mend the word, or add it to src/notes/words.txt: one word a line, in the order of the alphabet.',
  ),
];

/**
 * All steps, the longest first.
 *
 * @type {readonly Step[]}
 */
export const CHECK_STEPS = [
  step('Types', ['node_modules/typescript/bin/tsc']),
  ...contentSteps(),
  step(
    'Unused',
    ['node_modules/knip/bin/knip.js', '--cache', `--cache-location=${CACHE}/knip`],
    'Use it or take it out. What is used by its path alone is named in knip.jsonc.',
  ),
  step('ESLint', ESLINT, '"npm run fix" mends what has no decision in it.'),
  step('Prettier', [...PRETTIER, '--check'], '"npm run fix" lays these files out.'),
  step('Stylelint', STYLELINT, '"npm run fix" mends what has no decision in it.'),
  step('Licences', ['scripts/check-licences.mjs']),
];
