import type {Nodes, Parents, Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {kindOf, type Kind} from '../src/notes/files';
import {nameOf} from '../src/notes/project';

export const LISTED: readonly Kind[] = ['note', 'start', 'post'];
export const PAGES: readonly Kind[] = [...LISTED, 'page'];
export const ALL: readonly Kind[] = [...PAGES, 'partial', 'other'];

export type Source = {
  tree: Root;
  file: VFile;
  /** From the project's folder, with `/`. */
  name: string;
  kind: Kind;
  frontMatter: Record<string, unknown>;
};

/**
 * A rule of remark-lint for some kinds of file. It says nothing of drafts, which no build publishes and
 * which may lack anything.
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
    // Of an empty file it is enough to say that it is one.
    const isOfInterest = tree.children.length > 0 || id === 'empty';
    if (isOfInterest && kinds.includes(kind) && frontMatter.draft !== true) {
      await check({tree, file, name, kind, frontMatter});
    }
  });

/** Says what is wrong with a node and how to put it right. */
type FindProblem = (node: Nodes, parent?: Parents) => string | undefined;

/**
 * A rule that looks at each node alone.
 *
 * @param begin makes what looks at the nodes of one file
 */
export const nodeRule = (
  id: string,
  kinds: readonly Kind[],
  begin: (source: Source) => FindProblem,
) =>
  rule(id, kinds, (source) => {
    const findProblem = begin(source);
    visit(source.tree, (node, _, parent) => {
      const message = findProblem(node, parent);
      if (message) {
        // In a build, Docusaurus has made elements of the pictures that it serves, which have no place.
        source.file.message(message, node.position ?? parent?.position);
      }
    });
  });
