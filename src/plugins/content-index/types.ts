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
  /** Names the line's colour. */
  id: string;
  label: string;
  /** Written notes in the sidebar's order. */
  stops: Stop[];
  /** Titles of notes still to be written. */
  planned: readonly string[];
};

/** A place to go to. */
export type IndexLink = {
  title: string;
  /** With the base path. */
  to: string;
};

/** The questions of each note's first reading and those in depth, by its permalink. */
export type Questions = Record<string, IndexLink[][]>;

/** A note's symptoms; a title holds the messages between backticks, as the note's Markdown does. */
export type NoteSymptoms = {title: string; to: string; symptoms: IndexLink[]};

export type GlossaryEntry = {
  term: string;
  definition: string;
  /** The section that explains it; none where no note uses it. */
  explainedIn?: IndexLink;
  /** The symptom whose message is this term. */
  symptom?: IndexLink;
};

/** The terms that begin with a letter. */
export type GlossaryLetter = {letter: string; entries: GlossaryEntry[]};

export type RecentPost = {
  title: string;
  description: string;
  permalink: string;
  /** ISO 8601 date. */
  date: string;
  /** The date in words, made at build time so that server and browser agree. */
  dateInWords: string;
  minutes: number;
};
