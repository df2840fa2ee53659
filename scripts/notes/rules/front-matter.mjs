// @ts-check
import validation from '@docusaurus/utils-validation';
import {problem} from '../parse.mjs';

/** @typedef {import('../parse.mjs').Note} Note */
/** @typedef {import('../parse.mjs').Problem} Problem */

const {Joi} = validation;

export const DESCRIPTION_LENGTH = 160;
const KEYWORDS = {least: 4, most: 8};
/** Where a day begins first, it is already tomorrow for the rest of the world. */
const AHEAD_OF_UTC = 14 * 60 * 60 * 1000;

const text = Joi.string().trim().required();
const description = text.max(DESCRIPTION_LENGTH);
/** After the others, where a note or a post is not for everybody. */
const OPTIONAL = {draft: Joi.boolean(), unlisted: Joi.boolean()};

/** @typedef {{tags: string[], authors: string[], today: Date}} Known */

/**
 * What the front matter must hold, in the order in which its keys stand. Docusaurus knows many more keys
 * and asks for none.
 *
 * @type {Record<'note' | 'post', (known: Known) => Record<string, import('joi').Schema>>}
 */
const KEYS = {
  note: ({today}) => ({
    title: text,
    description,
    keywords: Joi.array().items(Joi.string()).min(KEYWORDS.least).max(KEYWORDS.most).required(),
    sidebar_position: Joi.number().min(0).required(),
    last_update: Joi.object({
      date: Joi.date()
        .max(new Date(today.getTime() + AHEAD_OF_UTC))
        .required(),
      author: text,
    }).required(),
    ...OPTIONAL,
  }),
  post: ({tags, authors}) => ({
    slug: text.pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    title: text,
    description,
    authors: Joi.array()
      .items(Joi.valid(...authors))
      .min(1)
      .required(),
    tags: Joi.array()
      .items(Joi.valid(...tags))
      .min(1)
      .required(),
    ...OPTIONAL,
  }),
};

/** Where the keys come from that a list may name. */
const LISTS = /** @type {Record<string, string>} */ ({
  authors: 'blog/authors.yml',
  tags: 'blog/tags.yml',
});

/**
 * @param {import('joi').ValidationErrorItem} detail
 * @param {string} order Of the keys.
 * @returns {string} What is wrong, and how to put it right.
 */
function explain({type, path, context = {}}, order) {
  const key = path.filter((part) => typeof part === 'string').join('.');
  const value = JSON.stringify(context.value);
  const list = LISTS[String(path[0])];
  switch (type) {
    case 'any.required':
      return `the front matter lacks ${key}; add it (keys: ${order}).`;
    case 'object.unknown':
      return `${key} is no key of the front matter; take it out (keys: ${order}).`;
    case 'string.empty':
      return `${key} is empty; write it.`;
    case 'string.max':
      return `${key} has ${String(context.value).length} characters; answer the title in at most ${context.limit}.`;
    case 'string.base':
      return `${key} is ${value} and no text; put it in quotes.`;
    case 'string.pattern.base':
      return `${key} is ${value}; write small letters from a to z, digits and hyphens, as in what-i-learnt.`;
    case 'array.min':
    case 'array.max':
      return list
        ? `${key} is empty; name at least one of ${list}.`
        : `${key} has ${context.value.length}; name ${KEYWORDS.least} to ${KEYWORDS.most} in brackets, with commas.`;
    case 'array.base':
      return `${key} is no list; put it in brackets, as in [first, second].`;
    case 'any.only':
      return `${value} is not in ${list}; mend it, or add it there (known: ${context.valids.join(', ')}).`;
    case 'date.base':
      return `${key} is ${value} and no date; write it as 2026-02-28.`;
    case 'date.max':
      return `${key} is in the future; write the day of the last change.`;
    case 'boolean.base':
      return `${key} is ${value}; write true, or take the line out.`;
    default:
      return `${key} is ${value}; write a ${type.split('.')[0]}.`;
  }
}

/**
 * The line of a key, or of the key that it stands in.
 *
 * @param {Note} note
 * @param {string} key
 */
const lineOfKey = (note, key) =>
  (
    note.keys.find(({name}) => name === key) ??
    note.keys.find(({name}) => name === key.split('.')[0])
  )?.line ?? 1;

/**
 * The keys are those of the schema, in its order, and each holds what it must.
 *
 * @param {Note} note
 * @param {Known} project Tags and authors that posts may have; the day on which it is checked.
 * @returns {Problem[]}
 */
export function checkFrontMatter(note, project) {
  const schema = KEYS[note.kind === 'post' ? 'post' : 'note'](project);
  const expected = Object.keys(schema);
  const required = expected.filter((key) => !(key in OPTIONAL));
  const order = `${required.join(', ')}; then, where wanted, ${Object.keys(OPTIONAL).join(', ')}`;
  const {error} = Joi.object(schema).validate(note.frontMatter, {
    abortEarly: false,
    convert: false,
  });
  const problems = (error?.details ?? []).map((detail) => {
    const key = detail.path.filter((part) => typeof part === 'string').join('.');
    return problem(note, lineOfKey(note, key), explain(detail, order));
  });
  const known = note.keys.filter(({name}) => expected.includes(name));
  const inOrder = expected.filter((key) => known.some(({name}) => name === key));
  const misplaced = known.find(({name}, index) => name !== inOrder[index]);
  if (misplaced) {
    problems.push(
      problem(note, misplaced.line, `${misplaced.name} is out of place; the order is ${order}.`),
    );
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
