import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {toElement} from '../../src/notes/elements';
import {findHeadings} from '../../src/notes/headings';
import {ALL, rule} from '../rule';

/** Why the table of contents can't show a part of a heading, and what to write instead. */
function explain(node: Nodes): string | undefined {
  if (node.type === 'textDirective') {
    return `the table of contents and the heading's id would leave out ":${node.name}". Put it in backticks, or write "\\:${node.name}".`;
  }
  const name = toElement(node)?.name ?? '';
  return /^[A-Z]/.test(name)
    ? `the table of contents can't show <${name}>. Use plain words in the heading, and <${name}> in the text below it.`
    : undefined;
}

/**
 * Headings contain nothing that the table of contents would lose: Docusaurus builds the table before
 * components and directives become text.
 */
export default rule('heading-words', ALL, ({tree, file}) => {
  for (const {node: heading} of findHeadings(tree)) {
    visit(heading, (node) => {
      const message = explain(node);
      if (message) {
        file.message(message, node);
      }
    });
  }
});
