import type {Nodes, Parents, Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import type {VFile} from 'vfile';
import {kindOf, type Kind} from '../src/notes/files';
import {findNodes} from '../src/notes/nodes';
import {nameOf} from '../src/notes/project';

export const LISTED: readonly Kind[] = ['note', 'start', 'post'];
export const PAGES: readonly Kind[] = [...LISTED, 'page'];
export const ALL: readonly Kind[] = [...PAGES, 'partial', 'other'];

export type Source = {
  tree: Root;
  file: VFile;
  /** Relative to the root, with `/`. */
  name: string;
  kind: Kind;
  frontMatter: Record<string, unknown>;
};

/**
 * Creates a remark-lint rule for some kinds of file. It skips drafts, which aren't published and may be
 * incomplete.
 */
export const rule = (
  id: string,
  kinds: readonly Kind[],
  check: (source: Source) => void | Promise<void>,
) =>
  lintRule<Root>(`site:${id}`, async (tree, file) => {
    const {frontMatter = {}} = file.data as Partial<Source>;
    const name = nameOf(file);
    const kind = kindOf(name);
    // For an empty file, one message is enough.
    const isOfInterest = tree.children.length > 0 || id === 'empty';
    if (isOfInterest && kinds.includes(kind) && frontMatter.draft !== true) {
      await check({tree, file, name, kind, frontMatter});
    }
  });

/** Reports what's wrong with a node and how to fix it. */
type FindProblem = (node: Nodes, parent?: Parents) => string | undefined;

/**
 * Creates a rule that checks each node on its own.
 *
 * @param begin returns the check for the nodes of one file
 */
export const nodeRule = (
  id: string,
  kinds: readonly Kind[],
  begin: (source: Source) => FindProblem,
) =>
  rule(id, kinds, (source) => {
    const {tree, file} = source;
    const findProblem = begin(source);
    for (const {node, parent} of findNodes(tree)) {
      const message = findProblem(node, parent);
      if (message) {
        // In a build, Docusaurus has already turned the pictures it serves into elements without a position.
        file.message(message, node.position ?? parent?.position);
      }
    }
  });
