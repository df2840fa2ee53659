/**
 * What a note is made of, in order. The linter checks it (lint/rules/sections.ts), the index lists the
 * questions, the reading time leaves out what is looked up.
 */
export type Section = {
  /** The heading of a section; without it, sections with headings of their own: questions. */
  name?: string;
  /** The least and the most items of its first list. */
  list?: [number, number];
  /** The least and the most questions with folded answers in it. */
  folds?: [number, number];
  /** How some of its paragraphs begin. */
  paragraphs?: readonly string[];
  /** Of its table. */
  columns?: readonly string[];
  /** Readers look things up in it, so its words don't count. */
  isLookedUp?: boolean;
  /** A note may lack it. */
  isOptional?: boolean;
};

/** The section that ends the first reading, and the one that begins what is read by those who want all. */
export const FIRST_READING_END = 'You can stop here';
export const IN_DEPTH = 'In depth';
/** The section whose folds are symptoms (src/notes/symptoms.ts). */
export const TROUBLESHOOTING = 'Troubleshooting';

/** What stands below the lead. */
export const SECTIONS: readonly Section[] = [
  {name: 'In short'},
  {},
  {
    name: FIRST_READING_END,
    list: [3, 6],
    folds: [2, 2],
    paragraphs: ['Next stop:', 'Or go on in depth:'],
  },
  {name: IN_DEPTH, list: [3, 6], paragraphs: ['Read first:']},
  {name: TROUBLESHOOTING, folds: [16, 60], isLookedUp: true, isOptional: true},
  {},
  {name: 'Common misconceptions', columns: ['You may read', 'In fact', 'Source']},
  {name: 'Check yourself', folds: [6, 8], isLookedUp: true},
  {name: 'Further reading', isLookedUp: true},
  {name: 'Sources', isLookedUp: true},
];

/** Headings that every note has; the others are its questions. */
export const COMMON_SECTIONS = SECTIONS.flatMap(({name}) => name ?? []);
export const LOOKED_UP_SECTIONS = SECTIONS.flatMap(({name, isLookedUp}) =>
  name && isLookedUp ? name : [],
);
