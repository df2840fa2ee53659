/**
 * Writes the data for pages that list things:
 *
 * | File | What | For |
 * | --- | --- | --- |
 * | `lines.json` | the map's lines with their notes | home, start page, docs index, not found |
 * | `posts.json` | the blog's newest posts | home |
 * | `questions.json` | the questions that each note answers | docs index |
 * | `symptoms.json` | the messages and symptoms that each note's Troubleshooting explains | docs index |
 * | `glossary.json` | the terms from A to Z, with the section that explains each | docs index |
 *
 * Pages import what they list from `@generated/content-index/default/`, so no other page loads it.
 */
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import {readGlossary} from '../../notes/glossary';
import {describeMinutes} from '../../notes/addedFrontMatter';
import {toTypographic} from '../../notes/typographic';
import {COMMON_SECTIONS, IN_DEPTH} from '../../notes/sections';
import {lines} from '../../notes/roadmap';
import {findPlaces, type Place} from '../../notes/places';
import {readNote, type NoteHeading, type NoteParts} from '../../notes/readNote';
import type {
  GlossaryEntry,
  GlossaryLetter,
  IndexLink,
  MapLine,
  NoteSymptoms,
  Questions,
  RecentPost,
  Stop,
} from './types';

const RECENT_POSTS = 4;

type Doc = LoadedVersion['docs'][number];

export type MapNote = {doc: Doc; place: Place};

/** The map's notes in sidebar order, without unlisted ones, which have no place. */
export function findMapNotes(docs: LoadedContent): MapNote[] {
  const {docs: all, sidebars} = docs.loadedVersions[0]!;
  const byId = new Map(all.map((doc) => [doc.id, doc]));
  const places = findPlaces(Object.values(sidebars).flat(), (id) => byId.get(id)?.unlisted ?? true);
  return [...places].map(([id, place]) => ({doc: byId.get(id)!, place}));
}

function toStop({title, description, permalink, frontMatter}: Doc): Stop {
  return {title, description, permalink, minutes: describeMinutes(frontMatter)};
}

/** The map's lines with their notes and planned stops. */
function toMapLines(notes: readonly MapNote[]): MapLine[] {
  return lines.map(({id, label, planned}) => {
    const stops = notes.filter(({place}) => place.lineId === id).map(({doc}) => toStop(doc));
    const written = new Set(stops.map(({title}) => title.toLowerCase()));
    const unwritten = planned.filter((title) => !written.has(title.toLowerCase()));
    return {id, label, planned: unwritten, stops};
  });
}

type ReadNote = NoteParts & {title: string; permalink: string; source: string};

/** The headings, terms and symptoms of the map's notes, in reading order. */
const readNotes = (notes: readonly MapNote[], siteDir: string): Promise<ReadNote[]> =>
  Promise.all(
    notes.map(async ({doc: {title, permalink, source: alias}}) => {
      const source = aliasedSitePathToRelativePath(alias);
      const parts = readNote(await readFile(path.join(siteDir, source), 'utf8'));
      return {title: toTypographic(title), permalink, source, ...parts};
    }),
  );

const toLink = ({permalink}: ReadNote, {id, text}: NoteHeading): IndexLink => ({
  title: text,
  to: `${permalink}#${id}`,
});

function toHalves(note: ReadNote): IndexLink[][] {
  const sections = note.headings.filter(({level}) => level === 2);
  const found = sections.findIndex(({text}) => text === IN_DEPTH);
  // A draft may have no second half yet.
  const half = found < 0 ? sections.length : found;
  return [sections.slice(0, half), sections.slice(half)].map((headings) =>
    headings
      .filter(({text}) => !COMMON_SECTIONS.includes(text))
      .map((heading) => toLink(note, heading)),
  );
}

const toQuestions = (notes: readonly ReadNote[]): Questions =>
  Object.fromEntries(notes.map((note) => [note.permalink, toHalves(note)]));

const toSymptoms = (notes: readonly ReadNote[]): NoteSymptoms[] =>
  notes
    .filter(({symptoms}) => symptoms.length > 0)
    .map(({title, permalink, symptoms}) => ({
      title,
      to: `${permalink}#troubleshooting`,
      symptoms: symptoms.map(({id, summary}) => ({
        title: summary,
        to: `${permalink}#${id}`,
      })),
    }));

/** The symptom whose first message is this term. */
function findSymptom(term: string, notes: readonly NoteSymptoms[]): IndexLink | undefined {
  const isOfTerm = ({title}: IndexLink) => /`([^`]+)`/.exec(title)?.[1] === term;
  return notes.flatMap(({symptoms}) => symptoms).find(isOfTerm);
}

function findFirstUse(term: string, notes: readonly ReadNote[]): IndexLink | undefined {
  const note = notes.find(({terms}) => terms.has(term));
  const heading = note?.terms.get(term);
  if (!note || !heading) {
    return note && {title: note.title, to: note.permalink};
  }
  const {title, to} = toLink(note, heading);
  return {title: `${note.title} – ${title}`, to};
}

function toGlossary(
  notes: readonly ReadNote[],
  symptoms: readonly NoteSymptoms[],
): GlossaryLetter[] {
  const byLetter = new Map<string, GlossaryEntry[]>();
  const sorted = readGlossary().sort((a, b) => a.term.localeCompare(b.term, 'en'));
  for (const {id, term, definition} of sorted) {
    const letter = term[0]!.toUpperCase();
    const entry = {
      term: toTypographic(term),
      definition: toTypographic(definition),
      explainedIn: findFirstUse(id, notes),
      symptom: findSymptom(term, symptoms),
    };
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), entry]);
  }
  return [...byLetter].map(([letter, entries]) => ({letter, entries}));
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
    // Rounded up, as on the posts themselves.
    minutes: Math.ceil(metadata.readingTime ?? 1),
  }));
}

export default function contentIndex({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-index',
    async allContentLoaded({allContent, actions: {createData}}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const mapNotes = findMapNotes(docs);
      const notes = await readNotes(mapNotes, siteDir);
      const symptoms = toSymptoms(notes);
      await Promise.all([
        createData('lines.json', toMapLines(mapNotes)),
        createData('posts.json', toRecentPosts(blog)),
        createData('questions.json', toQuestions(notes)),
        createData('symptoms.json', symptoms),
        createData('glossary.json', toGlossary(notes, symptoms)),
      ]);
    },
  };
}
