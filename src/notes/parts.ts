/**
 * What a note is made of, in order. The linter checks it (lint/rules/parts.ts), the index lists the
 * questions, the reading time leaves out what is looked up.
 */
export type Part = {
  /**
   * `lead`: the first paragraph; `questions`: sections with headings of their own; `mark`: an element
   * with an id, at the top level.
   */
  kind: 'lead' | 'box' | 'questions' | 'section' | 'mark';
  /** The heading of a section, the kind of a box, the id of a mark. */
  name?: string;
  isOptional?: boolean;
  /** The least and the most items of its first list. */
  list?: [number, number];
  /** The least and the most questions with folded answers in it. */
  folds?: [number, number];
  /** How some of its paragraphs begin. */
  paragraphs?: readonly string[];
  /** Of its table, of which every cell is filled. */
  columns?: readonly string[];
  /** No part of what one reads from top to bottom. */
  isLookedUp?: boolean;
  /** Of references, not of sentences. */
  isList?: boolean;
};

export const READ_FIRST = 'Read first:';
export const NEXT_STOP = 'Next stop:';
export const MISCONCEPTIONS = 'Common misconceptions';

/** The section that ends the first reading, and the one that begins what is read by those who want all. */
export const FIRST_READING_END = 'You can stop here';
export const IN_DEPTH = 'In depth';

/** How many figures a note has at least. */
export const LEAST_FIGURES = 3;

const LEAD: Part = {kind: 'lead'};
const BOX: Part = {kind: 'box', name: 'info', list: [3, 6], paragraphs: [READ_FIRST]};
const SOURCES: Part = {kind: 'section', name: 'Sources', isLookedUp: true, isList: true};

const NOTE: readonly Part[] = [
  LEAD,
  {kind: 'section', name: 'In short'},
  {kind: 'questions'},
  {
    kind: 'section',
    name: FIRST_READING_END,
    list: [3, 6],
    folds: [2, 2],
    paragraphs: [NEXT_STOP, 'Or go on in depth:'],
  },
  {kind: 'section', name: IN_DEPTH, list: [3, 6], paragraphs: [READ_FIRST]},
  {kind: 'questions'},
  {kind: 'section', name: MISCONCEPTIONS, columns: ['You may read', 'In fact', 'Source']},
  {kind: 'section', name: 'Check yourself', folds: [6, 8], isLookedUp: true},
  {kind: 'section', name: 'Further reading', isLookedUp: true, isList: true},
  SOURCES,
];

/** By the kind of file. */
export const SHAPES: Record<'note' | 'start', readonly Part[]> = {
  note: NOTE,
  start: [LEAD, BOX, {kind: 'questions'}, SOURCES],
};

const namesOf = (isMeant: (part: Part) => unknown) =>
  NOTE.flatMap((part) => (part.kind === 'section' && isMeant(part) ? (part.name ?? []) : []));

/** Headings that every note has; the others are its questions. */
export const COMMON_SECTIONS = namesOf(() => true);
export const LOOKED_UP_SECTIONS = namesOf(({isLookedUp}) => isLookedUp);
export const REFERENCE_SECTIONS = namesOf(({isList}) => isList);
