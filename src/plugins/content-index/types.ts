/** What the content-index plugin writes for pages that list notes or posts. */

export type Stop = {
  title: string;
  description: string;
  /** With the base path. */
  permalink: string;
  /** Reading time, whole. */
  minutes: number;
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
