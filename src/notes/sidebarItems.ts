/**
 * The notes of a folder in the sidebar, as Docusaurus finds them. On the way each note is told what the
 * next one on the map answers, for the link at its end (src/theme/DocItem/Paginator): Docusaurus itself
 * gives it the next note's title alone, and what all pages share would have to hold every sentence.
 *
 * Leans on the plugin giving its own front matter objects to the generator, before it writes each note's
 * metadata: tests/docs.spec.ts sees the sentence.
 */
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import {isUnlisted} from '@docusaurus/utils';
import {lines} from './roadmap';

export type FrontMatterOfNext = {
  /** What the next note answers, in a sentence. */
  next_description?: string;
};

/** Ids of notes by folder, as far as folders have been asked for. */
const idsByFolder = new Map<string, string[]>();

const folders = lines.map(({folder}) => `frontend-roadmap/${folder}`);

type Generator = NonNullable<DocsOptions['sidebarItemsGenerator']>;

export const generateSidebarItems: Generator = async ({
  defaultSidebarItemsGenerator,
  ...params
}) => {
  const items = await defaultSidebarItemsGenerator(params);
  idsByFolder.set(
    params.item.dirName,
    items.flatMap((item) => (item.type === 'doc' ? item.id : [])),
  );
  const docs = new Map(params.docs.map((doc) => [doc.id, doc]));
  const route = folders
    .flatMap((folder) => idsByFolder.get(folder) ?? [])
    .flatMap((id) => docs.get(id) ?? [])
    // Docusaurus passes it over, too.
    .filter(({frontMatter}) => !isUnlisted({frontMatter}));
  route.forEach(({frontMatter}, index) => {
    (frontMatter as FrontMatterOfNext).next_description = route[index + 1]?.frontMatter.description;
  });
  return items;
};
