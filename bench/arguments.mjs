// @ts-check
import {parseArgs} from 'node:util';
import {MAX_NOTES} from '../scripts/lib/made-up-notes.mjs';
import {NOTES} from '../scripts/lib/pages.mjs';

const DEFAULT_COUNTS = `${NOTES.length},100,500`;

const SECTIONS = /** @type {const} */ (['pages', 'build', 'growth']);

/** @typedef {(typeof SECTIONS)[number]} Section */

export const HELP = `Measures our site beside stock Docusaurus and plain HTML with the same notes.

  npm run bench -- [options]

  --runs <n>           how often Lighthouse and the builds are repeated; medians are shown (3)
  --notes <n,n,…>      how many notes the growth is measured at, at least ${NOTES.length} (${DEFAULT_COUNTS})
  --only <section>     pages, build or growth; may be given more than once (all)
  --write              writes the result to bench/RESULTS.md
  --help               shows this

Progress goes to stderr, the result to stdout. See bench/README.md for what each number is.`;

/**
 * @param {string} text
 * @param {{option: string, min: number, max: number}} limits
 */
function toCount(text, {option, min, max}) {
  const count = Number(text);
  if (!Number.isInteger(count) || count < min || count > max) {
    throw new Error(`${option}: "${text}" must be a whole number from ${min} to ${max}.`);
  }
  return count;
}

/**
 * @param {string[]} args Of the command line.
 * @returns {{runs: number, noteCounts: number[], sections: Set<Section>, writes: boolean, wantsHelp: boolean}}
 *   Throws, in words for the one who typed them, where an argument is wrong.
 */
export function readArguments(args) {
  const {values} = parseArgs({
    args,
    options: {
      runs: {type: 'string', default: '3'},
      notes: {type: 'string', default: DEFAULT_COUNTS},
      only: {type: 'string', multiple: true, default: [...SECTIONS]},
      write: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  const unknown = values.only.find((name) => !SECTIONS.some((section) => section === name));
  if (unknown !== undefined) {
    throw new Error(`--only: there is no section "${unknown}". Give ${SECTIONS.join(', ')}.`);
  }
  const noteLimits = {option: '--notes', min: NOTES.length, max: NOTES.length + MAX_NOTES};
  const noteCounts = values.notes.split(',').map((text) => toCount(text, noteLimits));
  return {
    runs: toCount(values.runs, {option: '--runs', min: 1, max: 99}),
    noteCounts: [...new Set(noteCounts)].sort((a, b) => a - b),
    sections: new Set(/** @type {Section[]} */ (values.only)),
    writes: values.write,
    wantsHelp: values.help,
  };
}
