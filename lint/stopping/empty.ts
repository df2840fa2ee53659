import type {RootContent} from 'mdast';
import {ALL, rule} from '../rule';

/** Whether a node is on the page: front matter, imports and comments are not. */
export const isShown = (node: RootContent): boolean =>
  node.type === 'mdxFlowExpression'
    ? !/^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.test(node.value)
    : !['yaml', 'mdxjsEsm', 'comment'].includes(node.type);

/** There is a text. Of a post, Docusaurus also compiles what its list shows. */
export default rule('empty', ALL, (tree, file) => {
  if (!tree.children.some(isShown)) {
    file.message(
      'there is no text (of a post: none, or none above the mark "truncate"). Write it, or take the file away.',
    );
  }
});
