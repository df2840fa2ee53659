// @ts-check
/** Plain text, sentences and words of a note, and how hard they are to read. */
import {lineOf, sectionsOf, walk} from './parse.mjs';

/** @typedef {import('./parse.mjs').Node} Node */
/** @typedef {import('./parse.mjs').Note} Note */

const RFC_ADDRESS = /rfc-editor\.org\/(?:rfc|info)\/rfc(\d+)/;

/**
 * - `plain`: as it is shown.
 * - `sentences`: for `sentencesOf`, without citations in parentheses.
 * - `citations`: for `sentencesOf`, with `RFC <number>` after each link to one.
 *
 * @typedef {'plain' | 'sentences' | 'citations'} Form
 */

/** Stand around the text of a link to another site while the text is put together. */
const [LINK_START, LINK_END] = ['\u{E000}', '\u{E001}'];
/** Stands before code, with which a sentence may begin in lower case. */
const CODE_START = '\u{E002}';
const CITATION = new RegExp(`\\s*\\([^()]*${LINK_START}[^${LINK_END}]*${LINK_END}[^()]*\\)`, 'gu');
const MARKS = new RegExp(`[${LINK_START}${LINK_END}]`, 'gu');

/**
 * @param {Node} node
 * @param {Form} form
 * @returns {string}
 */
function collect(node, form) {
  const inner = () => (node.children ?? []).map((child) => collect(child, form)).join('');
  switch (node.type) {
    case 'text':
      return node.value ?? '';
    case 'inlineCode':
      return form === 'plain'
        ? (node.value ?? '')
        : CODE_START + (node.value ?? '').replace(/[.?!]/g, '·');
    case 'break':
      return ' ';
    case 'image':
      return node.alt ?? '';
    case 'link': {
      const rfc = RFC_ADDRESS.exec(node.url ?? '')?.[1];
      if (form === 'citations' && rfc) {
        return `${inner()} [RFC ${rfc}]`;
      }
      const isElsewhere = form === 'sentences' && /^https?:/.test(node.url ?? '');
      return isElsewhere ? LINK_START + inner() + LINK_END : inner();
    }
    default:
      return inner();
  }
}

/**
 * @param {Node | undefined} node
 * @param {Form} [form]
 */
export function textOf(node, form = 'plain') {
  const text = node ? collect(node, form) : '';
  return text.replace(CITATION, '').replace(MARKS, '').replace(/\s+/g, ' ').trim();
}

/**
 * A run of text: a paragraph, a heading, a table's cell or a question.
 *
 * @typedef {object} Block
 * @property {Node} node
 * @property {Node[]} ancestors
 * @property {string} section Heading of level 2 that it stands under, or ''.
 * @property {number} line
 * @property {number} column In a table, counted from 0; else -1.
 */

/**
 * @param {Note} note
 * @returns {Block[]}
 */
export function blocksOf(note) {
  return sectionsOf(note).flatMap(({heading, nodes}) => {
    const section = textOf(heading);
    /** @type {Block[]} */
    const blocks = [];
    walk(heading ? [heading, ...nodes] : nodes, (node, ancestors) => {
      const isInBlock = ancestors.some(({type}) => type === 'paragraph');
      if (!isInBlock && ['paragraph', 'heading', 'tableCell'].includes(node.type)) {
        const column = ancestors.at(-1)?.children?.indexOf(node) ?? -1;
        blocks.push({
          node,
          ancestors,
          section,
          line: lineOf(node),
          column: node.type === 'tableCell' ? column : -1,
        });
      }
    });
    return blocks;
  });
}

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});
/** The segmenter takes these for ends of sentences. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|et al|No|[A-Z])\.\s*$/;

/** Before code that begins a sentence. */
const BEFORE_CODE = new RegExp(`(?<=[.?!] )(?=${CODE_START})`, 'u');

/**
 * @param {string} text
 * @returns {string[]}
 */
export function sentencesOf(text) {
  /** @type {string[]} */
  const sentences = [];
  const segments = [...segmenter.segment(text)].flatMap(({segment}) => segment.split(BEFORE_CODE));
  for (const segment of segments) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) {
      sentences[sentences.length - 1] = last + segment;
    } else {
      sentences.push(segment);
    }
  }
  return sentences.map((sentence) => sentence.replaceAll(CODE_START, '').trim()).filter(Boolean);
}

/** @param {string} text */
export const wordsOf = (text) => text.split(/[\s—]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));

/**
 * Groups of vowels, without a silent e at the end: near enough for an average.
 *
 * @param {string} word
 */
function countSyllables(word) {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const groups = letters.replace(/(?<=[a-z]{2})e$/, '').match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}

/** Lists of references, not prose. */
export const REFERENCES = ['Further reading', 'Sources'];
const AFTER_BODY = ['Check yourself', ...REFERENCES];

/**
 * @param {Note} note
 * @returns {{words: number, averageSentence: number, grade: number}} `words` counts what stands
 *   before "Check yourself", with tables and without code blocks and folds; the average and the
 *   Flesch–Kincaid grade are of all paragraphs and lists before "Further reading".
 */
export function measure(note) {
  const blocks = blocksOf(note);
  const words = blocks
    .filter(({section}) => !AFTER_BODY.includes(section))
    .filter(({ancestors}) => !ancestors.some(({name}) => name === 'details'))
    .flatMap(({node}) => wordsOf(textOf(node))).length;
  const sentences = blocks
    .filter(({section}) => !REFERENCES.includes(section))
    .filter(({node}) => node.type === 'paragraph')
    .flatMap(({node}) => sentencesOf(textOf(node, 'sentences')))
    .map(wordsOf)
    .filter(({length}) => length > 0);
  const proseWords = sentences.flat();
  const averageSentence = proseWords.length / Math.max(sentences.length, 1);
  const syllables = proseWords.reduce((sum, word) => sum + countSyllables(word), 0);
  const grade =
    0.39 * averageSentence + (11.8 * syllables) / Math.max(proseWords.length, 1) - 15.59;
  return {words, averageSentence, grade};
}
