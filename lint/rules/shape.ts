import {visit} from 'unist-util-visit';
import {transcriptOf} from '../../src/notes/transcripts';
import {LISTED, rule} from '../rule';
import {textOf} from '../text';

const SHAPE = 'Shape, not a transcript';

/** What was run comes from a lab, and what was not says so. */
export default rule('shape', LISTED, (tree, file) =>
  visit(tree, 'code', (code, index, parent) => {
    const before = parent?.children[(index ?? 0) - 1];
    if (!transcriptOf(code.meta) && /^\$ /m.test(code.value) && !textOf(before).includes(SHAPE)) {
      file.message(
        `this looks like a transcript and has no lab; show one with transcript="lab/name", or write "${SHAPE}:" before it.`,
        code,
      );
    }
  }),
);
