import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';

/** Fields that the site adds to an author's front matter. Docusaurus' type can't be extended. */
export type AddedFrontMatter = {
  /** How long the first reading and the rest take, in whole minutes; set in parseFrontMatter.ts. */
  reading_minutes?: number;
  in_depth_minutes?: number;
  /**
   * The question that the next note answers, as a sentence; set in
   * src/plugins/content-index/sidebarItems.ts.
   */
  next_description?: string;
  /** The notes on the map that link to this one, in the map's order; set in the same file. */
  linked_from?: {title: string; to: string}[];
};

/** @returns the reading time in words: `8 min read, plus 20 in depth` */
export const describeMinutes = (frontMatter: DocFrontMatter): string => {
  const {reading_minutes: first, in_depth_minutes: more} = frontMatter as AddedFrontMatter;
  return more ? `${first} min read, plus ${more} in depth` : `${first} min read`;
};
