import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';

/** What parseFrontMatter.ts adds to the front matter that an author writes. */
export type AddedFrontMatter = {
  /** How long the first reading takes, in whole minutes. */
  reading_minutes: number;
  /** How long the rest takes. */
  in_depth_minutes: number;
};

type NoteFrontMatter = DocFrontMatter & AddedFrontMatter;

/**
 * Docusaurus' type of a note's front matter can't be told of fields, so this is the one place that
 * names them to the compiler.
 *
 * @param frontMatter Of a doc: each has been through parseFrontMatter.ts.
 */
const toNoteFrontMatter = (frontMatter: DocFrontMatter): NoteFrontMatter =>
  frontMatter as NoteFrontMatter;

/** @returns the reading time in words: `8 min, 20 more in depth` */
export const describeMinutes = (frontMatter: DocFrontMatter): string => {
  const {reading_minutes: first, in_depth_minutes: more} = toNoteFrontMatter(frontMatter);
  return more > 0 ? `${first} min, ${more} more in depth` : `${first} min read`;
};
