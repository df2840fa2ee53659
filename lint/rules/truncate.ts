import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {rule} from '../rule';

/** The markers that Docusaurus recognises. */
const MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

const REFERENCES = ['linkReference', 'imageReference', 'footnoteReference'];
const DEFINITIONS = ['definition', 'footnoteDefinition'];

/** A post's excerpt, the part shown in lists, doesn't depend on the rest of the post. */
export default rule('truncate', ['post'], ({tree, file}) => {
  const end = MARKER.exec(String(file))?.index ?? Infinity;
  const isAbove = ({position}: Nodes) => (position?.start.offset ?? 0) < end;
  const below = new Set<string>();
  visit(tree, (node) => {
    if (DEFINITIONS.includes(node.type) && !isAbove(node)) {
      below.add((node as {identifier: string}).identifier);
    }
    if (node.type === 'mdxjsEsm' && !isAbove(node)) {
      file.message(
        'lists of posts can\'t use imports below the "truncate" marker; move this one above it.',
        node,
      );
    }
  });
  visit(tree, (node) => {
    const {identifier = ''} = node as {identifier?: string};
    if (!isAbove(node)) {
      return;
    }
    if (REFERENCES.includes(node.type) && below.has(identifier)) {
      file.message(
        `"${identifier}" is defined below the "truncate" marker, so lists of posts would show the raw Markdown. Write a link as [words](address), and refer to footnotes only below the marker.`,
        node,
      );
    }
    if (node.type === 'link' && node.url.startsWith('#')) {
      file.message(
        'in lists of posts, this link leads nowhere; put it below the "truncate" marker, or leave it out.',
        node,
      );
    }
  });
});
