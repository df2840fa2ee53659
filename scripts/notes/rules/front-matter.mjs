// @ts-check
import {problem} from '../parse.mjs';

/** @typedef {import('../parse.mjs').Note} Note */
/** @typedef {import('../parse.mjs').Problem} Problem */

const KEYS = ['title', 'description', 'keywords', 'sidebar_position', 'last_update'];
const POST_KEYS = ['slug', 'title', 'description', 'authors', 'tags'];
/** After the others, where a note or a post is not for everybody. */
const OPTIONAL_KEYS = ['draft', 'unlisted'];
export const DESCRIPTION_LENGTH = 160;
const KEYWORDS = {least: 4, most: 8};

/** @param {Note} note */
const lineOfKey = (note, /** @type {string} */ key) =>
  note.keys.find(({name}) => name === key)?.line ?? 1;

/**
 * The keys are those of the standard, in its order, and each holds what it must.
 *
 * @param {Note} note
 * @returns {Problem[]}
 */
export function checkFrontMatter(note) {
  const required = note.kind === 'post' ? POST_KEYS : KEYS;
  const expected = [...required, ...OPTIONAL_KEYS];
  const order = `${required.join(', ')}; then, where wanted, ${OPTIONAL_KEYS.join(', ')}`;
  const names = note.keys.map(({name}) => name);
  const problems = [
    ...required
      .filter((key) => !names.includes(key))
      .map((key) => problem(note, 1, `the front matter lacks ${key}; add it (keys: ${order}).`)),
    ...note.keys
      .filter(({name}) => !expected.includes(name))
      .map(({name, line}) =>
        problem(note, line, `${name} is no key of the front matter; take it out (keys: ${order}).`),
      ),
  ];
  const known = note.keys.filter(({name}) => expected.includes(name));
  const inOrder = expected.filter((key) => names.includes(key));
  const misplaced = known.find(({name}, index) => name !== inOrder[index]);
  if (misplaced) {
    problems.push(
      problem(note, misplaced.line, `${misplaced.name} is out of place; the order is ${order}.`),
    );
  }

  const {title, description, keywords, last_update: update} = note.frontMatter;
  if (names.includes('title') && !String(title ?? '').trim()) {
    problems.push(problem(note, lineOfKey(note, 'title'), 'the title is empty; write one.'));
  }
  if (names.includes('description')) {
    const {length} = String(description ?? '').trim();
    if (length === 0 || length > DESCRIPTION_LENGTH) {
      problems.push(
        problem(
          note,
          lineOfKey(note, 'description'),
          `the description has ${length} characters; answer the title in 1 to ${DESCRIPTION_LENGTH}.`,
        ),
      );
    }
  }
  if (note.kind !== 'post' && names.includes('keywords')) {
    const count = Array.isArray(keywords) ? keywords.length : 0;
    if (count < KEYWORDS.least || count > KEYWORDS.most) {
      problems.push(
        problem(
          note,
          lineOfKey(note, 'keywords'),
          `there are ${count} keywords; name ${KEYWORDS.least} to ${KEYWORDS.most} in brackets.`,
        ),
      );
    }
  }
  if (note.kind !== 'post' && names.includes('last_update')) {
    const keys = Object.keys(/** @type {object} */ (update ?? {}));
    if (keys.join() !== 'date,author') {
      problems.push(
        problem(
          note,
          lineOfKey(note, 'last_update'),
          'last_update must hold date, then author, and nothing else.',
        ),
      );
    }
  }
  return problems;
}

/**
 * No two notes or posts share a title, a description or a slug.
 *
 * @param {Note[]} notes
 * @returns {Problem[]}
 */
export function checkUnique(notes) {
  return ['title', 'description', 'slug'].flatMap((key) => {
    /** @type {Map<string, string>} */
    const files = new Map();
    return notes.flatMap((note) => {
      const value = String(note.frontMatter[key] ?? '')
        .trim()
        .toLowerCase();
      const first = files.get(value);
      if (value && first !== undefined) {
        return [
          problem(note, lineOfKey(note, key), `${first} has the same ${key}; change one of them.`),
        ];
      }
      files.set(value, note.file);
      return [];
    });
  });
}
