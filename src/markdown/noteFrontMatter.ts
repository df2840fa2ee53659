import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';

/** What parseFrontMatter.ts adds to the front matter that an author writes. */
export type AddedFrontMatter = {
  /** Reading time in minutes, whole and at least one. */
  reading_minutes: number;
};

export type NoteFrontMatter = DocFrontMatter & AddedFrontMatter;

/**
 * Docusaurus' type of a note's front matter can't be told of fields, so this is the one place that
 * names them to the compiler.
 *
 * @param frontMatter Of a doc: each has been through parseFrontMatter.ts.
 */
export const toNoteFrontMatter = (frontMatter: DocFrontMatter): NoteFrontMatter =>
  frontMatter as NoteFrontMatter;
