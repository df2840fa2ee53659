// @ts-check
/** What links and pictures lead to is there, under that very name. */
import path from 'node:path';
import {attributeOf, isDraft, problem, walk} from '../parse.mjs';

/** @typedef {import('../parse.mjs').Node} Node */
/** @typedef {import('../parse.mjs').Note} Note */
/** @typedef {import('../parse.mjs').Problem} Problem */

/**
 * @typedef {object} Known
 * @property {(file: string) => string | undefined} findFile The name of a file, or of the one that has
 *   other capitals; from the project's folder.
 * @property {string[]} routes Of pages that are not made of a note, a post or a page of markdown, as
 *   `/blog/tags`.
 * @property {Picture[]} pictures
 */

/**
 * @typedef {object} Picture
 * @property {string} file From the project's folder.
 * @property {number} bytes
 * @property {{width: number, height: number}} [size] In pixels; none where it can't be read.
 */

/** Addresses that are no files of the project. */
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const MARKDOWN = /\.mdx?$/;

const BYTES = 500_000;
/** Twice what the widest screen shows of it. */
const WIDTH = 2000;

/** @param {Node} node */
function linkOf(node) {
  switch (node.name ?? node.type) {
    case 'link':
    case 'definition':
      return node.url;
    case 'a':
      return attributeOf(node, 'href');
    case 'Link':
      return attributeOf(node, 'to') ?? attributeOf(node, 'href');
    default:
      return undefined;
  }
}

/**
 * The ids that a link may lead to.
 *
 * @param {Note} note
 * @returns {Set<string> | undefined} None where a component makes some of them.
 */
function findIds(note) {
  /** @type {Set<string>} */
  const ids = new Set();
  let isWhole = true;
  walk(note.nodes, (node) => {
    isWhole &&= node.name !== 'LineMap';
    for (const id of [node.data?.id, attributeOf(node, 'id')]) {
      if (id) {
        ids.add(id);
      }
    }
  });
  return isWhole ? ids : undefined;
}

/** @param {string} written */
function decode(written) {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

/**
 * Where a file is that a link names: from the project's folder.
 *
 * @param {Note} note
 * @param {string} target
 */
function placeOf(note, target) {
  if (target.startsWith('@site/')) {
    return target.slice('@site/'.length);
  }
  return target.startsWith('/')
    ? `static${target}`
    : path.posix.join(path.posix.dirname(note.file), target);
}

/** @param {Note} note */
function routeOf({file, kind, frontMatter}) {
  if (kind === 'post') {
    return `/blog/${frontMatter.slug}`;
  }
  const route = file.replace(MARKDOWN, '');
  return kind === 'page' ? route.replace('src/pages', '') : `/${route}`;
}

/**
 * What is wrong with a file that is named.
 *
 * @param {string} place
 * @param {Known['findFile']} findFile
 * @returns {string | undefined}
 */
function findFileProblem(place, findFile) {
  const found = findFile(place);
  if (found === place) {
    return undefined;
  }
  return found
    ? `the file is called ${found}; write its name with the same capitals, or only some machines find it.`
    : `${place} is not there; mend the address, or add the file.`;
}

/**
 * @param {Note} note
 * @param {string} url
 * @param {{byFile: Map<string, Note>, byRoute: Map<string, Note>, ids: Map<Note, Set<string> | undefined>}} site
 * @param {Known} project
 * @returns {string | undefined}
 */
function findLinkProblem(note, url, {byFile, byRoute, ids}, {findFile, routes}) {
  if (ELSEWHERE.test(url) || url === '') {
    return undefined;
  }
  const [address = '', anchor] = url.split('#');
  const target = decode(address.split('?')[0] ?? '');
  const place = placeOf(note, target);
  const route = (
    target.startsWith('/') ? target : path.posix.join(path.posix.dirname(routeOf(note)), target)
  ).replace(/(?<=.)\/$/, '');
  const page =
    target === '' ? note : MARKDOWN.test(target) ? byFile.get(place) : byRoute.get(route);
  if (!page) {
    return !MARKDOWN.test(target) && routes.includes(route)
      ? undefined
      : findFileProblem(place, findFile);
  }
  if (page !== note && isDraft(page)) {
    return `${page.file} is a draft, which no build publishes; take the link out until it is.`;
  }
  const known = ids.get(page);
  return anchor && known && !known.has(decode(anchor))
    ? `${page === note ? 'this page' : page.file} has no heading with the id "${anchor}"; mend it (${[...known].join(', ') || 'it has none'}).`
    : undefined;
}

/**
 * Links between pages lead to a page, and to a heading of it; other links lead to a file.
 *
 * @param {Note[]} notes With drafts.
 * @param {Known} project
 * @returns {Problem[]}
 */
export function checkTargets(notes, project) {
  const site = {
    byFile: new Map(notes.map((note) => [note.file, note])),
    byRoute: new Map(notes.map((note) => [routeOf(note), note])),
    ids: new Map(notes.map((note) => [note, findIds(note)])),
  };
  return notes
    .filter((note) => !isDraft(note))
    .flatMap((note) => {
      /** @type {Problem[]} */
      const problems = [];
      walk(note.nodes, (node) => {
        const url = linkOf(node);
        const message = url !== undefined && findLinkProblem(note, url, site, project);
        if (message) {
          problems.push(problem(note, node, message));
        }
      });
      return problems;
    });
}

/**
 * Pictures are there, and are the site's own.
 *
 * @param {Note} note
 * @param {Known} project
 * @returns {Problem[]}
 */
export function checkFiles(note, {findFile}) {
  /** @type {Problem[]} */
  const problems = [];
  walk(note.nodes, (node) => {
    const isImage = node.type === 'image';
    if (!isImage && node.name !== 'img') {
      return;
    }
    const url = isImage ? node.url : attributeOf(node, 'src');
    const message =
      url &&
      (ELSEWHERE.test(url)
        ? `${url} is of another site, which readers' browsers are not let ask; put the file beside the note, or into static/.`
        : findFileProblem(placeOf(note, decode(url)), findFile));
    if (message) {
      problems.push(problem(note, node, message));
    }
  });
  return problems;
}

/**
 * Pictures are small enough to be sent to a phone, and are pictures.
 *
 * @param {Known} project
 * @returns {Problem[]}
 */
export function checkPictures({pictures}) {
  return pictures.flatMap(({file, bytes, size}) => {
    const at = (/** @type {string} */ message) => [{file, line: 1, message}];
    if (bytes > BYTES) {
      return at(
        `the picture has ${(bytes / 1e6).toFixed(1)} MB; make it smaller (${BYTES / 1000} kB at most), as SVG or WebP.`,
      );
    }
    if (!size) {
      return at('this is no picture that can be read; save it anew, or take it away.');
    }
    // A drawing has the size that it is shown with.
    const isDrawing = file.endsWith('.svg');
    return !isDrawing && Math.max(size.width, size.height) > WIDTH
      ? at(
          `the picture is ${size.width} × ${size.height} px; make it ${WIDTH} px wide and high at most.`,
        )
      : [];
  });
}
