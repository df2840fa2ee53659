// @ts-check
import {isShown, lineOf, problem} from '../parse.mjs';

/** @typedef {import('../parse.mjs').Note} Note */
/** @typedef {import('../parse.mjs').Problem} Problem */

/**
 * Something stands above the mark at which the list of posts cuts a post off, and below.
 *
 * @param {Note} note
 * @returns {Problem[]}
 */
export function checkPost(note) {
  const mark = note.truncatedAt;
  if (mark === undefined) {
    return [
      problem(
        note,
        1,
        'there is no mark at which the list of posts cuts the post off; write <!-- truncate --> below the opening.',
      ),
    ];
  }
  const lines = note.nodes.filter(isShown).map(lineOf);
  return [
    ...(lines.some((line) => line < mark)
      ? []
      : [
          problem(
            note,
            mark,
            'nothing stands above this mark; write what the list of posts shows.',
          ),
        ]),
    ...(lines.some((line) => line > mark)
      ? []
      : [problem(note, mark, 'nothing stands below this mark; write the post.')]),
  ];
}
