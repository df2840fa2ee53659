// @ts-check
import {findAll, problem, walk} from '../parse.mjs';
import {textOf} from '../text.mjs';

/** @typedef {import('../parse.mjs').Node} Node */
/** @typedef {import('../parse.mjs').Note} Note */
/** @typedef {import('../parse.mjs').Problem} Problem */

const TRANSCRIPT = /(?:^|\s)transcript=(?:"([^"]*)"|(\S+))/;
const SHAPE = 'Shape, not a transcript';

/** @param {Node} code */
function transcriptOf(code) {
  const match = TRANSCRIPT.exec(code.meta ?? '');
  return match?.[1] ?? match?.[2];
}

/**
 * What was run comes from a lab, and what was not says so.
 *
 * @param {Note} note
 * @param {{transcripts: string[]}} project `transcripts` are named as in a fence: `dns/referral`.
 * @returns {Problem[]}
 */
export function checkCode(note, {transcripts}) {
  /** @type {Problem[]} */
  const problems = [];
  walk([{type: 'root', children: note.nodes}], (parent) => {
    (parent.children ?? []).forEach((code, index, siblings) => {
      if (code.type !== 'code') {
        return;
      }
      const name = transcriptOf(code);
      if (name !== undefined) {
        const lab = name.split('/')[0];
        if (!transcripts.includes(name)) {
          problems.push(
            problem(
              note,
              code,
              `labs/${name.replace('/', '/expected/')}.txt is not there; mend the name, or write it with: npm run labs -- --update ${lab}`,
            ),
          );
        }
        if ((code.value ?? '').trim() !== '') {
          problems.push(
            problem(
              note,
              code,
              `the fence of ${name} has lines of its own; empty it, the lab fills it.`,
            ),
          );
        }
      } else if (/^\$ /m.test(code.value ?? '')) {
        if (!textOf(siblings[index - 1]).includes(SHAPE)) {
          problems.push(
            problem(
              note,
              code,
              `this looks like a transcript and has no lab; show one with transcript="lab/name", or write "${SHAPE}:" before it.`,
            ),
          );
        }
      }
    });
  });
  return problems;
}

/**
 * @param {Note} note
 * @returns {string[]} The transcripts that the note shows.
 */
export const transcriptsOf = (note) =>
  findAll(note.nodes, 'code').flatMap((code) => transcriptOf(code) ?? []);

/**
 * What a lab wrote is shown somewhere.
 *
 * @param {Note[]} notes
 * @param {{transcripts: string[]}} project
 * @returns {Problem[]}
 */
export function checkTranscriptsShown(notes, {transcripts}) {
  const shown = new Set(notes.flatMap(transcriptsOf));
  return transcripts
    .filter((name) => !shown.has(name))
    .map((name) => ({
      file: `labs/${name.replace('/', '/expected/')}.txt`,
      line: 1,
      message: 'no note shows this transcript; show it, or let its lab not write it.',
    }));
}
