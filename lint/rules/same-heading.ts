import {createSlugger} from '@docusaurus/utils';
import {findHeadings, readHeading} from '../../src/notes/headings';
import {ALL, rule} from '../rule';

/** No two headings are the same: a link could mean either, and only a number would distinguish their ids. */
export default rule('same-heading', ALL, ({tree, file}) => {
  const lines = new Map<string, number | undefined>();
  for (const {node, id} of findHeadings(tree)) {
    const base = readHeading(node, createSlugger()).id;
    if (id !== base && lines.has(base)) {
      file.message(
        `line ${lines.get(base)} has the same heading and takes the id "${base}", so this one gets "${id}". Reword this heading, or change its id: {#other-id}.`,
        node,
      );
    }
    lines.set(id, node.position?.start.line);
  }
});
