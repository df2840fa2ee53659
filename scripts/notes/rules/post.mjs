// @ts-check
import {isShown, lineOf, problem} from '../parse.mjs';

/** @typedef {import('../parse.mjs').Note} Note */
/** @typedef {import('../parse.mjs').Problem} Problem */

/**
 * A post has tags, and something stands above the mark at which the list of posts cuts it off, and
 * below.
 *
 * @param {Note} note
 * @returns {Problem[]}
 */
export function checkPost(note) {
  const {tags} = note.frontMatter;
  const hasTags = Array.isArray(tags) && tags.length > 0;
  const tagsLine = note.keys.find(({name}) => name === 'tags')?.line;
  const problems =
    hasTags || tagsLine === undefined
      ? []
      : [problem(note, tagsLine, 'there are no tags; name at least one of blog/tags.yml.')];
  const mark = note.truncatedAt;
  if (mark === undefined) {
    return problems;
  }
  const lines = note.nodes.filter(isShown).map(lineOf);
  return [
    ...problems,
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
