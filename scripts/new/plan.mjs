// @ts-check
/** Works out the file of a new note or post, or all that is wrong with what was asked for. */
import path from 'node:path';
import {DESCRIPTION_LENGTH} from '../notes/rules/front-matter.mjs';
import {noteText, postText} from './templates.mjs';

/** @typedef {import('./site.mjs').Site} Site */
/** @typedef {{problems: string[]} | {file: string, text: string}} Plan `file` from the project's folder. */

const NOTES = 'docs/frontend-roadmap';

/** Addresses below /blog that are no posts. */
const BLOG_PAGES = ['archive', 'authors', 'page', 'tags'];

/** @param {readonly string[]} names */
const listOf = (names) => names.join(', ');

/** @param {string} a @param {string} b */
const isSame = (a, b) => a.toLowerCase() === b.toLowerCase();

/**
 * The words of a title as they stand in an address: letters and digits of ASCII, with hyphens.
 *
 * @param {string} title
 */
export const toName = (title) =>
  title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * @param {string} title
 * @param {Site} site
 * @returns {string[]} What is wrong with it, and how to put it right.
 */
export function checkTitle(title, {notes, posts}) {
  if (title.trim() === '') {
    return ['the title is missing; put it in quotes: "What is a cookie?"'];
  }
  const problems = [];
  // eslint-disable-next-line no-control-regex -- A title with a line break would end the front matter's line.
  if (/[\x00-\x1f\x7f]/.test(title)) {
    problems.push('the title has a line break or another control character; write it on one line');
  }
  const other = [...notes, ...posts].find(({frontMatter}) =>
    isSame(String(frontMatter.title ?? ''), title.trim()),
  );
  if (other) {
    problems.push(`${other.file} has the title "${title.trim()}" already; choose another`);
  }
  return problems;
}

/**
 * @param {string} description
 * @returns {string[]}
 */
const checkDescription = (description) =>
  description.length > DESCRIPTION_LENGTH
    ? [`the description has ${description.length} characters; cut it to ${DESCRIPTION_LENGTH}`]
    : [];

/**
 * @param {string} title
 * @param {string | undefined} name As asked for; else it is made of the title.
 * @returns {{name: string, problems: string[]}}
 */
function readName(title, name) {
  if (name !== undefined && !/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(name)) {
    const message = `"${name}" is no name for an address; write letters from A to Z and digits, with hyphens between them`;
    return {name, problems: [message]};
  }
  const made = name ?? toName(title);
  const problems =
    made === '' && title.trim() !== ''
      ? [
          'the title has no letter from A to Z and no digit for the address; say one: --name what-it-is',
        ]
      : [];
  return {name: made, problems};
}

/**
 * @param {string} name
 * @param {Site} site
 */
export const findLine = (name, {lines}) =>
  lines.find((line) => [line.id, line.label, line.folder].some((known) => isSame(known, name)));

/**
 * @param {string | undefined} name
 * @param {Site} site
 * @returns {string[]}
 */
export function checkLine(name, site) {
  const known = listOf(site.lines.map(({label}) => label));
  if (!name) {
    return [`the line of the map is missing; say it: --line, and one of ${known}`];
  }
  return findLine(name, site)
    ? []
    : [
        `there is no line "${name}" on the map; there are ${known}. A new one is an entry in src/notes/roadmap.ts`,
      ];
}

/**
 * @param {readonly string[]} tags
 * @param {Site} site
 * @returns {string[]}
 */
export function checkTags(tags, site) {
  const unknown = tags.filter((tag) => !site.tags.includes(tag));
  return unknown.length === 0
    ? []
    : [
        `there is no tag ${listOf(unknown.map((tag) => `"${tag}"`))}; there are ${listOf(site.tags)}. A new one is an entry in blog/tags.yml`,
      ];
}

/** @param {readonly number[]} numbers */
const next = (numbers) => Math.max(0, ...numbers) + 1;

/**
 * @param {{title: string, line?: string, name?: string, description?: string}} wanted
 * @param {Site} site
 * @param {string} date Today, as YYYY-MM-DD.
 * @returns {Plan}
 */
export function planNote({title, line: lineName, name: wantedName, description = ''}, site, date) {
  const {name, problems: nameProblems} = readName(title, wantedName);
  const problems = [
    ...checkLine(lineName, site),
    ...checkTitle(title, site),
    ...nameProblems,
    ...checkDescription(description),
  ];
  const line = findLine(lineName ?? '', site);
  if (problems.length > 0 || !line) {
    return {problems};
  }
  // As `1-2-What-is-CSS.mdx`: the number of the line, the place on it, the title.
  const notes = site.notes.filter((note) => note.line === line.folder);
  const numbered = notes.flatMap(({file}) => {
    const match = /^(\d+)-(\d+)-/.exec(path.posix.basename(file));
    return match ? [{line: Number(match[1]), place: Number(match[2])}] : [];
  });
  const lineNumber = numbered[0]?.line ?? site.lines.indexOf(line);
  const file = `${lineNumber}-${next(numbered.map(({place}) => place))}-${name}.mdx`;
  const authors = site.notes
    .map(({frontMatter}) => /** @type {{author?: string}} */ (frontMatter.last_update ?? {}).author)
    .filter((author) => typeof author === 'string');
  return {
    file: `${NOTES}/${line.folder}/${file}`,
    text: noteText({
      title: title.trim(),
      line: line.label,
      description: description.trim(),
      position: next(notes.map(({frontMatter}) => Number(frontMatter.sidebar_position) || 0)),
      date,
      author: authors.at(-1) ?? site.authors[0] ?? '',
    }),
  };
}

/**
 * @param {{title: string, name?: string, description?: string, tags?: string[], author?: string}} wanted
 * @param {Site} site
 * @param {string} date Today, as YYYY-MM-DD.
 * @returns {Plan}
 */
export function planPost({title, name, description = '', tags = [], author}, site, date) {
  const {name: slugName, problems: nameProblems} = readName(title, name);
  const slug = slugName.toLowerCase();
  const holder = site.posts.find(({frontMatter}) => isSame(String(frontMatter.slug ?? ''), slug));
  const newest = /** @type {unknown} */ (site.posts.at(-1)?.frontMatter.authors);
  const by = author ?? (Array.isArray(newest) ? String(newest[0]) : site.authors[0]) ?? '';
  const problems = [
    ...checkTitle(title, site),
    ...nameProblems,
    ...(holder && slug
      ? [`the address "${slug}" is that of ${holder.file}; say another: --name`]
      : []),
    ...(BLOG_PAGES.includes(slug)
      ? [`the address "${slug}" is that of a page of the blog; say another: --name`]
      : []),
    ...checkDescription(description),
    ...checkTags(tags, site),
    ...(site.authors.includes(by)
      ? []
      : [
          `there is no author "${by}"; there are ${listOf(site.authors)}. A new one is an entry in blog/authors.yml`,
        ]),
  ];
  return problems.length > 0
    ? {problems}
    : {
        file: `blog/${date}-${slug}.md`,
        text: postText({
          slug,
          title: title.trim(),
          description: description.trim(),
          author: by,
          tags,
        }),
      };
}
