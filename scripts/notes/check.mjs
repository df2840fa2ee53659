// @ts-check
/** Runs every rule over the notes and the posts of a project. */
import {isDraft, parseNote} from './parse.mjs';
import {checkCitations} from './rules/citations.mjs';
import {checkCode, checkTranscriptsShown, transcriptsOf} from './rules/code.mjs';
import {checkFigures, countFigures} from './rules/figures.mjs';
import {checkFrontMatter, checkUnique} from './rules/front-matter.mjs';
import {checkLinks} from './rules/links.mjs';
import {checkHeadings, checkParts, countSources} from './rules/parts.mjs';
import {checkPost} from './rules/post.mjs';
import {checkSentences, checkWording} from './rules/prose.mjs';
import {checkTerms, findUnusedTerms} from './rules/terms.mjs';
import {measure} from './text.mjs';

/** @typedef {import('./parse.mjs').Kind} Kind */
/** @typedef {import('./parse.mjs').Note} Note */
/** @typedef {import('./parse.mjs').Problem} Problem */

/**
 * @typedef {object} Project
 * @property {{file: string, text: string, kind: Kind}[]} files
 * @property {string[]} transcripts What the labs wrote, named as in a fence: `dns/referral`.
 * @property {(path: string) => string | undefined} readSource The text of a file that is named as in
 *   an import.
 * @property {import('./rules/citations.mjs').RfcStatus} rfcs
 * @property {string[]} terms The ids of the glossary.
 */

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

/** The rules for each file; the second argument is the project. */
const RULES = {
  post: [checkFrontMatter, checkPost, checkHeadings, checkCode, checkCitations, checkWording],
  note: [
    checkFrontMatter,
    checkHeadings,
    checkParts,
    checkFigures,
    checkCode,
    checkCitations,
    checkSentences,
    checkWording,
    checkTerms,
  ],
};

/**
 * @param {Project['files'][number]} source
 * @returns {Promise<Note | Problem>} A problem where the file can't be read.
 */
async function parse({file, text, kind}) {
  try {
    return await parseNote(file, text, kind);
  } catch (error) {
    const {
      line = 1,
      reason,
      message,
    } = /** @type {Error & {line?: number, reason?: string}} */ (error);
    return {file, line, message: `this can't be read: ${reason ?? message}`};
  }
}

/** @param {Problem} a @param {Problem} b */
const byPlace = (a, b) => a.file.localeCompare(b.file) || a.line - b.line;

/**
 * A draft may lack anything: it has to be readable, and to share no title with another. What it shows
 * and marks counts as shown and marked, so that a lab or a term can come before its note.
 *
 * @param {Project} project
 * @returns {Promise<{problems: Problem[], warnings: string[], reports: Report[], drafts: string[]}>}
 *   Problems in the order of files and lines; the files of drafts.
 */
export async function checkNotes(project) {
  const parsed = await Promise.all(project.files.map(parse));
  const all = parsed.flatMap((result) => ('nodes' in result ? [result] : []));
  const unreadable = parsed.flatMap((result) => ('message' in result ? [result] : []));
  const published = all.filter((note) => !isDraft(note));
  const notes = published.filter(({kind}) => kind !== 'post');
  const notesAndDrafts = all.filter(({kind}) => kind !== 'post');
  const problems = [
    ...unreadable,
    ...published.flatMap((note) =>
      RULES[note.kind === 'post' ? 'post' : 'note'].flatMap((rule) => rule(note, project)),
    ),
    ...checkUnique(all),
    ...checkLinks(notes),
    ...checkTranscriptsShown(notesAndDrafts, project),
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
