/** What the content-index plugin writes for pages that list notes or posts. */

export type Stop = {
  title: string;
  description: string;
  /** With the base path. */
  permalink: string;
  /** Reading time, in words. */
  minutes: string;
};

export type MapLine = {
  /** Identifies the line's colour. */
  id: string;
  label: string;
  /** Written notes in sidebar order. */
  stops: Stop[];
  /** Titles of notes still to be written. */
  planned: readonly string[];
};

export type IndexLink = {
  title: string;
  /** With the base path. */
  to: string;
};

/** The questions in each note's first reading and in its second half, by permalink. */
export type Questions = Record<string, IndexLink[][]>;

/** A note's symptoms. Messages in a title are between backticks, as in the note's Markdown. */
export type NoteSymptoms = {title: string; to: string; symptoms: IndexLink[]};

export type GlossaryEntry = {
  term: string;
  definition: string;
  /** The section that explains the term; missing if no note uses the term. */
  explainedIn?: IndexLink;
  /** The symptom whose message is this term. */
  symptom?: IndexLink;
};

/** All terms that begin with the same letter. */
export type GlossaryLetter = {letter: string; entries: GlossaryEntry[]};

export type RecentPost = {
  title: string;
  description: string;
  permalink: string;
  /** ISO 8601 date. */
  date: string;
  /** The date in words, formatted at build time so that server and browser agree. */
  dateInWords: string;
  minutes: number;
};
