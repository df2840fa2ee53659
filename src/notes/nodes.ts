import type {Nodes, Parents, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {onceForEach} from './onceForEach';

/** All nodes of a file, in order. Found once, because visiting a long note takes time. */
export const findNodes = onceForEach((tree: Root) => {
  const nodes: {node: Nodes; parent: Parents | undefined}[] = [];
  visit(tree, (node, _, parent) => void nodes.push({node, parent}));
  return nodes;
});
