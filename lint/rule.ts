import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {lintRule} from 'unified-lint-rule';
import type {VFile} from 'vfile';
import {kindOf, type Kind} from '../src/notes/files';
import {nameOf} from './project';

export const NOTES: readonly Kind[] = ['note', 'start'];
export const LISTED: readonly Kind[] = [...NOTES, 'post'];
export const PAGES: readonly Kind[] = [...LISTED, 'page'];
export const ALL: readonly Kind[] = [...PAGES, 'partial', 'other'];

export type Source = {
  /** From the project's folder, with `/`. */
  name: string;
  kind: Kind;
  frontMatter: Record<string, unknown>;
};

type Rule = ReturnType<typeof lintRule<Root>>;

/**
 * A rule of remark-lint for some kinds of file. It says nothing of drafts, which no build publishes and
 * which may lack anything.
 */
export const rule = (
  id: string,
  kinds: readonly Kind[],
  check: (tree: Root, file: VFile, source: Source) => void | Promise<void>,
): Rule =>
  lintRule<Root>(`site:${id}`, async (tree, file) => {
    const {frontMatter = {}} = file.data as Partial<Source>;
    const name = nameOf(file);
    const kind = kindOf(name);
    // Of an empty file it is enough to say that it is one.
    const isOfInterest = tree.children.length > 0 || id === 'empty';
    if (isOfInterest && kinds.includes(kind) && frontMatter.draft !== true) {
      await check(tree, file, {name, kind, frontMatter});
    }
  });

/** @param folder of this one */
export const loadRules = (folder: 'rules' | 'stopping'): Rule[] =>
  readdirSync(path.join(__dirname, folder)).map((file) => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- A new rule is found by its place.
    return (require(path.join(__dirname, folder, file)) as {default: Rule}).default;
  });
