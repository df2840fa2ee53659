// @ts-check
import {lineOf, problem, walk} from '../parse.mjs';

/** @typedef {import('../parse.mjs').Node} Node */
/** @typedef {import('../parse.mjs').Note} Note */
/** @typedef {import('../parse.mjs').Problem} Problem */

const NOT_IN = {heading: 'a heading', tableCell: 'a table', link: 'a link'};

/** @param {Note} note */
function termsIn(note) {
  /** @type {{id: string, line: number, place?: string}[]} */
  const terms = [];
  walk(note.nodes, (node, ancestors) => {
    if (node.name === 'Term') {
      const id = node.attributes?.find(({name}) => name === 'id')?.value;
      const around = ancestors.find(({type}) => type in NOT_IN)?.type;
      terms.push({
        id: typeof id === 'string' ? id : '',
        line: lineOf(node),
        place: around && NOT_IN[/** @type {keyof typeof NOT_IN} */ (around)],
      });
    }
  });
  return terms;
}

/**
 * Terms are in the glossary and are marked once a note, in running text.
 *
 * @param {Note} note
 * @param {{terms: string[]}} project The ids of the glossary.
 * @returns {Problem[]}
 */
export function checkTerms(note, {terms}) {
  /** @type {Set<string>} */
  const seen = new Set();
  return termsIn(note).flatMap(({id, line, place}) => {
    const isRepeated = seen.has(id);
    seen.add(id);
    return [
      !terms.includes(id) &&
        `the term "${id}" is not in src/notes/glossary.ts; mend the id or add it.`,
      isRepeated && `the term "${id}" is marked a second time; mark its first use only.`,
      place && `the term "${id}" stands in ${place}; mark a use in running text.`,
    ].flatMap((message) => (message ? [problem(note, line, message)] : []));
  });
}

/**
 * @param {Note[]} notes
 * @param {{terms: string[]}} project
 * @returns {string[]} One warning for each term that no note uses.
 */
export function findUnusedTerms(notes, {terms}) {
  const used = new Set(notes.flatMap((note) => termsIn(note).map(({id}) => id)));
  return terms
    .filter((id) => !used.has(id))
    .map((id) => `src/notes/glossary.ts: no note marks the term "${id}".`);
}
