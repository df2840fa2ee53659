/**
 * Writes what pages list:
 *
 * | File | What | For |
 * | --- | --- | --- |
 * | `lines.json` | the map's lines with their notes | home, start page, docs index, not found |
 * | `posts.json` | the blog's newest posts | home |
 * | `questions.json` | the questions that each note answers | docs index |
 * | `glossary.json` | the terms from A to Z, with the section that explains each | docs index |
 * | `linked-from/<file>.json` | the map's notes that link to this one | that note |
 *
 * Pages import them from `@generated/content-index/default/`, so that no other page loads them.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {glossary} from '../../notes/glossary';
import {toNoteFrontMatter} from '../../markdown/noteFrontMatter';
import {toTypographic} from '../../markdown/typographic';
import {lines} from '../../notes/roadmap';
import {findLinkedFrom, linkedFromFile} from './linkedFrom';
import {readNote, type NoteHeading, type NoteParts} from './readNote';
import type {
  GlossaryEntry,
  GlossaryLetter,
  IndexLink,
  MapLine,
  Questions,
  RecentPost,
  Stop,
} from './types';

const RECENT_POSTS = 4;

/** Parts that every note has; the others are its questions. */
const COMMON_PARTS = new Set([
  'In short',
  'Common misconceptions',
  'Check yourself',
  'Further reading',
  'Sources',
]);

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

/** None for an unlisted note, which only those find who know its address. */
function toStops(version: LoadedVersion, id: string): Stop[] {
  const doc = version.docs.find((candidate) => candidate.id === id);
  if (!doc) {
    throw new Error(`content-index: the sidebar names "${id}", but no note has this id.`);
  }
  const {title, description, permalink, frontMatter, unlisted} = doc;
  return unlisted
    ? []
    : [
        {
          title,
          description,
          permalink,
          minutes: toNoteFrontMatter(frontMatter).reading_minutes,
        },
      ];
}

/** The map's lines with their notes, as the sidebar orders them. */
export function toMapLines(docs: LoadedContent): MapLine[] {
  const version = docs.loadedVersions[0]!;
  const categories = findLineCategories(Object.values(version.sidebars).flat());
  return lines.map(({id, label, planned}) => {
    const stops = (categories.get(id)?.items ?? [])
      .filter((item): item is SidebarDoc => item.type === 'doc')
      .flatMap((item) => toStops(version, item.id));
    const written = new Set(stops.map(({title}) => title.toLowerCase()));
    return {
      id,
      label,
      planned: planned.filter((title) => !written.has(title.toLowerCase())),
      stops,
    };
  });
}

/** The files of all notes by their permalinks, as paths from the site's folder. */
function findSources(docs: LoadedContent): Map<string, string> {
  return new Map(
    docs.loadedVersions[0]!.docs.map(({permalink, source}) => [
      permalink,
      aliasedSitePathToRelativePath(source),
    ]),
  );
}

/** What the map's notes say about their parts, in the order in which they are read. */
async function readNotes(
  sources: ReadonlyMap<string, string>,
  mapLines: readonly MapLine[],
  siteDir: string,
): Promise<Map<Stop, NoteParts>> {
  const stops = mapLines.flatMap((line) => line.stops);
  const parts = await Promise.all(
    stops.map(async (stop) => {
      const file = path.join(siteDir, sources.get(stop.permalink)!);
      return [stop, readNote(await readFile(file, 'utf8'))] as const;
    }),
  );
  return new Map(parts);
}

function toLink({permalink}: Stop, {id, text}: NoteHeading): IndexLink {
  return {title: toTypographic(text), to: `${permalink}#${id}`};
}

function toQuestions(notes: ReadonlyMap<Stop, NoteParts>): Questions {
  return Object.fromEntries(
    [...notes].map(([stop, {headings}]) => [
      stop.permalink,
      headings
        .filter(({level, text}) => level === 2 && !COMMON_PARTS.has(text))
        .map((heading) => toLink(stop, heading)),
    ]),
  );
}

function findFirstUse(id: string, notes: ReadonlyMap<Stop, NoteParts>): IndexLink | undefined {
  const note = [...notes].find(([, {terms}]) => terms.has(id));
  if (!note) {
    return undefined;
  }
  const [stop, {terms}] = note;
  const heading = terms.get(id);
  const {title} = stop;
  if (!heading) {
    return {title, to: stop.permalink};
  }
  const link = toLink(stop, heading);
  return {...link, title: `${title} – ${link.title}`};
}

function toGlossary(notes: ReadonlyMap<Stop, NoteParts>): GlossaryLetter[] {
  const byLetter = new Map<string, GlossaryEntry[]>();
  const sorted = [...glossary].sort((a, b) => a.term.localeCompare(b.term, 'en'));
  for (const {id, term, definition} of sorted) {
    const letter = term[0]!.toUpperCase();
    const entry = {
      term: toTypographic(term),
      definition: toTypographic(definition),
      explainedIn: findFirstUse(id, notes),
    };
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), entry]);
  }
  return [...byLetter].map(([letter, entries]) => ({letter, entries}));
}

/** What links to each note, by the note's file; an empty list where nothing does. */
function toLinkedFrom(
  notes: ReadonlyMap<Stop, NoteParts>,
  sources: ReadonlyMap<string, string>,
): [string, IndexLink[]][] {
  const linkedFrom = findLinkedFrom(
    [...notes].map(([{title, permalink}, {files}]) => ({
      source: sources.get(permalink)!,
      link: {title: toTypographic(title), to: permalink},
      files,
    })),
  );
  return [...sources.values()].map((source) => [source, linkedFrom.get(source) ?? []]);
}

function toRecentPosts(blog: BlogContent): RecentPost[] {
  const format = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});
  const listed = blog.blogPosts.filter(({metadata}) => !metadata.unlisted);
  return listed.slice(0, RECENT_POSTS).map(({metadata}) => ({
    title: metadata.title,
    description: metadata.description,
    permalink: metadata.permalink,
    date: metadata.date.toISOString(),
    dateInWords: format.format(metadata.date),
    // As the posts themselves round it.
    minutes: Math.ceil(metadata.readingTime ?? 1),
  }));
}

export default function contentIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-index',
    async allContentLoaded({allContent, actions}) {
      const docs = getContent<LoadedContent>(allContent, 'docusaurus-plugin-content-docs');
      const mapLines = toMapLines(docs);
      const sources = findSources(docs);
      const notes = await readNotes(sources, mapLines, siteDir);
      const posts = toRecentPosts(getContent(allContent, 'docusaurus-plugin-content-blog'));
      await actions.createData('lines.json', mapLines);
      await actions.createData('posts.json', posts);
      await actions.createData('questions.json', toQuestions(notes));
      await actions.createData('glossary.json', toGlossary(notes));
      await Promise.all(
        toLinkedFrom(notes, sources).map(([source, links]) =>
          actions.createData(linkedFromFile(source), links),
        ),
      );
    },
  };
}
