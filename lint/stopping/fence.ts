import {visit} from 'unist-util-visit';
import {ALL, rule} from '../rule';

/** A fence ends: one that does not makes code of all that follows. */
export default rule('fence', ALL, (tree, file) => {
  const lines = String(file).split(/\r?\n/);
  visit(tree, 'code', ({position}) => {
    const {start, end} = position ?? {};
    // In a list or a quote, what begins each of its lines stands before the fence.
    const fence = start && /^[\s>*+\d.)-]*?(`{3,}|~{3,})/.exec(lines[start.line - 1] ?? '')?.[1];
    const last = end && (lines[end.line - 1] ?? '').replace(/^[\s>]*/, '').trimEnd();
    const isEnd = last?.startsWith(fence ?? '') && new Set(last).size === 1;
    if (fence && (start.line === end?.line || !isEnd)) {
      file.message(
        `the code block that begins here has no end; write ${fence} on a line below its last one.`,
        start,
      );
    }
  });
});
