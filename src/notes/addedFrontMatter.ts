import type {DocFrontMatter} from '@docusaurus/plugin-content-docs';

/** What the site adds to the front matter that an author writes; Docusaurus' type can't be told of it. */
export type AddedFrontMatter = {
  /** How long the first reading takes, in whole minutes, and how long the rest; parseFrontMatter.ts. */
  reading_minutes?: number;
  in_depth_minutes?: number;
  /** What the next note answers, in a sentence; src/plugins/content-index/sidebarItems.ts. */
  next_description?: string;
  /** The notes of the map that link to this one, in the map's order; the same. */
  linked_from?: {title: string; to: string}[];
};

/** @returns the reading time in words: `8 min read, plus 20 in depth` */
export const describeMinutes = (frontMatter: DocFrontMatter): string => {
  const {reading_minutes: first, in_depth_minutes: more} = frontMatter as AddedFrontMatter;
  return more ? `${first} min read, plus ${more} in depth` : `${first} min read`;
};
