// @ts-check
/** Runs every rule over the notes and the posts of a project. */
import {isDraft, parseNote} from './parse.mjs';
import {checkCitations} from './rules/citations.mjs';
import {checkCode, checkTranscriptsShown, transcriptsOf} from './rules/code.mjs';
import {checkFigures, countFigures} from './rules/figures.mjs';
import {checkFileNames} from './rules/file-names.mjs';
import {checkFrontMatter, checkUnique} from './rules/front-matter.mjs';
import {checkLinks} from './rules/links.mjs';
import {checkHeadings, checkParts, countSources} from './rules/parts.mjs';
import {checkPost} from './rules/post.mjs';
import {checkSentences, checkWording} from './rules/prose.mjs';
import {checkFiles, checkPictures, checkTargets} from './rules/targets.mjs';
import {checkTerms, findUnusedTerms} from './rules/terms.mjs';
import {measure} from './text.mjs';

/** @typedef {import('./parse.mjs').Kind} Kind */
/** @typedef {import('./parse.mjs').Note} Note */
/** @typedef {import('./parse.mjs').Problem} Problem */

/** @typedef {import('./rules/targets.mjs').Known} Files */

/**
 * @typedef {object} Own
 * @property {{file: string, content: string | Buffer, kind: Kind}[]} files
 * @property {string[]} transcripts What the labs wrote, named as in a fence: `dns/referral`.
 * @property {(path: string) => string | undefined} readSource The text of a file that is named as in
 *   an import.
 * @property {import('./rules/citations.mjs').RfcStatus} rfcs
 * @property {string[]} terms The ids of the glossary.
 * @property {string[]} lines The folders of the map's lines, in its order.
 * @property {string[]} tags That posts may have.
 * @property {string[]} authors That posts may have.
 * @property {Date} today The day on which it is checked.
 */

/** @typedef {Own & Files} Project */

/**
 * @typedef {object} Report
 * @property {string} file
 * @property {number} words
 * @property {number} averageSentence
 * @property {number} grade Flesch–Kincaid: years at school.
 * @property {number} figures
 * @property {number} transcripts
 * @property {number} sources
 */

/** The rules for one kind of file or another, by name; the second argument is the project. */
const COMMON = {files: checkFiles};
const POST = {
  ...COMMON,
  headings: checkHeadings,
  'front-matter': checkFrontMatter,
  citations: checkCitations,
  wording: checkWording,
};
const NOTE = {
  ...POST,
  parts: checkParts,
  figures: checkFigures,
  sentences: checkSentences,
  terms: checkTerms,
};
/** @type {Record<Kind, Record<string, (note: Note, project: Project) => Problem[]>>} */
const RULES = {
  page: COMMON,
  post: {...POST, post: checkPost, transcripts: checkCode},
  start: {...NOTE, transcripts: checkCode},
  note: {...NOTE, transcripts: checkCode},
};

/**
 * @param {string} rule
 * @param {Problem[]} problems
 * @returns {Problem[]}
 */
const named = (rule, problems) => problems.map((each) => ({...each, rule}));

/**
 * @param {Project['files'][number]} source
 * @param {Project['findFile']} findFile
 * @returns {Promise<Note | Problem[]>} Problems where the file can't be read.
 */
async function parse({file, content, kind}, findFile) {
  try {
    return await parseNote(file, content, kind, findFile);
  } catch (problems) {
    if (Array.isArray(problems)) {
      return problems;
    }
    throw problems;
  }
}

/** @param {Problem} a @param {Problem} b */
const byPlace = (a, b) => a.file.localeCompare(b.file) || a.line - b.line;

/** @param {Note} note */
const isNote = ({kind}) => kind === 'note' || kind === 'start';

/**
 * A draft may lack anything: it has to be readable, and to share no title with another. What it shows
 * and marks counts as shown and marked, so that a lab or a term can come before its note.
 *
 * @param {Project} project
 * @returns {Promise<{problems: Problem[], warnings: string[], reports: Report[], drafts: string[]}>}
 *   Problems in the order of files and lines; the files of drafts.
 */
export async function checkNotes(project) {
  const parsed = await Promise.all(project.files.map((source) => parse(source, project.findFile)));
  const all = parsed.flatMap((result) => (Array.isArray(result) ? [] : [result]));
  const unreadable = parsed.flatMap((result) => (Array.isArray(result) ? result : []));
  const published = all.filter((note) => !isDraft(note));
  const notes = published.filter(isNote);
  const notesAndDrafts = all.filter(isNote);
  const problems = [
    ...unreadable,
    ...published.flatMap((note) => [
      ...note.mistakes,
      // Of an empty file it is enough to say that it is one.
      ...(note.nodes.length === 0 && note.keys.length === 0
        ? []
        : Object.entries(RULES[note.kind]).flatMap(([rule, check]) =>
            named(rule, check(note, project)),
          )),
    ]),
    ...named('file-names', checkFileNames(all, project)),
    ...named('unique', checkUnique(all)),
    ...named('note-links', checkLinks(notes)),
    ...named('targets', checkTargets(all, project)),
    ...named('pictures', checkPictures(project)),
    ...named('transcripts', checkTranscriptsShown(notesAndDrafts, project)),
  ];
  return {
    problems: problems.sort(byPlace),
    warnings: findUnusedTerms(notesAndDrafts, project),
    reports: notes.map((note) => ({
      file: note.file,
      ...measure(note),
      figures: countFigures(note),
      transcripts: transcriptsOf(note).length,
      sources: countSources(note),
    })),
    drafts: all.filter(isDraft).map(({file}) => file),
  };
}
