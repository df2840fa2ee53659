/**
 * A note's sections, in order. The linter checks them (lint/rules/sections.ts), the index lists the
 * questions, and the reading time leaves out reference sections.
 */
export type Section = {
  /** The heading; missing for the note's questions, which have their own headings. */
  name?: string;
  /** The minimum and maximum number of items in its first list. */
  list?: [number, number];
  /** The minimum and maximum number of folds. */
  folds?: [number, number];
  /** Required openings: for each, at least one of the section's paragraphs must begin with it. */
  paragraphs?: readonly string[];
  /** The column headings of its table. */
  columns?: readonly string[];
  /** A reference section, so its words don't count towards the reading time. */
  isLookedUp?: boolean;
};

/** The section that ends the first reading, and the one that begins the second half. */
export const FIRST_READING_END = 'You can stop here';
export const IN_DEPTH = 'In depth';
/** The first words of the paragraph that links to the next note. */
export const NEXT_STOP = 'Next stop:';
/** The first words of the paragraph that ends the introduction to the second half. */
export const READ_FIRST = 'Read first:';
/** A note's last section. */
export const SOURCES = 'Sources';
/** The section whose folds are symptoms. */
export const TROUBLESHOOTING = 'Troubleshooting';

/** The sections below the lead. */
export const SECTIONS: readonly Section[] = [
  {name: 'In short'},
  {},
  {
    name: FIRST_READING_END,
    list: [3, 6],
    folds: [2, 2],
    paragraphs: [NEXT_STOP, 'Or read on:'],
  },
  {name: IN_DEPTH, list: [3, 6], paragraphs: [READ_FIRST]},
  {name: TROUBLESHOOTING, folds: [16, 100], isLookedUp: true},
  {},
  {name: 'Common misconceptions', columns: ['You may read', 'In fact', 'Source']},
  {name: 'Check yourself', folds: [6, 8], isLookedUp: true},
  {name: 'Further reading', isLookedUp: true},
  {name: SOURCES, isLookedUp: true},
];

/** Headings that every note has; its other headings are questions. */
export const COMMON_SECTIONS = SECTIONS.flatMap(({name}) => name ?? []);
export const LOOKED_UP_SECTIONS = SECTIONS.flatMap(({name, isLookedUp}) =>
  name && isLookedUp ? name : [],
);
