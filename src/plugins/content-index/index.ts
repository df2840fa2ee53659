/**
 * Writes what the home page, the start page, the docs index and the not-found page list:
 * `lines.json`, the map's lines with their notes, and `posts.json`, the blog's newest posts. Pages
 * import them from `@generated/content-index/default/`, so that no other page loads them.
 */
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, Plugin} from '@docusaurus/types';
import {toNoteFrontMatter} from '../../markdown/noteFrontMatter';
import {lines} from '../../roadmap';
import type {MapLine, RecentPost, Stop} from './types';

const RECENT_POSTS = 4;

function getContent<T>(allContent: AllContent, pluginName: string): T {
  return allContent[pluginName]?.default as T;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];
type SidebarCategory = Extract<SidebarItem, {type: 'category'}>;
type SidebarDoc = Extract<SidebarItem, {id: string}>;

/** All categories of a sidebar, however deep, by the line they name in their custom props. */
function findLineCategories(items: readonly SidebarItem[]): Map<unknown, SidebarCategory> {
  const categories = items.filter((item) => item.type === 'category');
  return new Map(
    categories.flatMap((category) => [
      [category.customProps?.line, category] as const,
      ...findLineCategories(category.items),
    ]),
  );
}

function toStop(version: LoadedVersion, id: string): Stop {
  const doc = version.docs.find((candidate) => candidate.id === id);
  if (!doc) {
    throw new Error(`content-index: the sidebar names "${id}", but no note has this id.`);
  }
  return {
    title: doc.title,
    description: doc.description,
    permalink: doc.permalink,
    minutes: toNoteFrontMatter(doc.frontMatter).reading_minutes,
  };
}

function toMapLines(docs: LoadedContent): MapLine[] {
  const version = docs.loadedVersions[0]!;
  const categories = findLineCategories(Object.values(version.sidebars).flat());
  return lines.map(({id, label, planned}) => ({
    id,
    label,
    planned,
    stops: (categories.get(id)?.items ?? [])
      .filter((item): item is SidebarDoc => item.type === 'doc')
      .map((item) => toStop(version, item.id)),
  }));
}

function toRecentPosts(blog: BlogContent): RecentPost[] {
  const format = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});
  return blog.blogPosts.slice(0, RECENT_POSTS).map(({metadata}) => ({
    title: metadata.title,
    description: metadata.description,
    permalink: metadata.permalink,
    date: metadata.date.toISOString(),
    dateInWords: format.format(metadata.date),
    minutes: Math.max(1, Math.round(metadata.readingTime ?? 1)),
  }));
}

export default function contentIndex(): Plugin {
  return {
    name: 'content-index',
    async allContentLoaded({allContent, actions}) {
      const mapLines = toMapLines(getContent(allContent, 'docusaurus-plugin-content-docs'));
      const posts = toRecentPosts(getContent(allContent, 'docusaurus-plugin-content-blog'));
      await actions.createData('lines.json', mapLines);
      await actions.createData('posts.json', posts);
    },
  };
}
