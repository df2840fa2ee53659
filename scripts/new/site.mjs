// @ts-check
/** Reads from the disk what a new note or post must fit in with. */
import path from 'node:path';
import utils from '@docusaurus/utils';
import {readAllNotes, readAllPosts, readBlogKeys} from '../lib/content.mjs';

/** @typedef {{id: string, label: string, folder: string, planned: readonly string[]}} Line */
/** @typedef {import('../lib/content.mjs').FrontMatter} FrontMatter */

/**
 * @typedef {object} Site
 * @property {Line[]} lines Of the map, in its order.
 * @property {{file: string, line: string, frontMatter: FrontMatter}[]} notes With drafts; `line` is
 *   the folder.
 * @property {{file: string, frontMatter: FrontMatter}[]} posts With drafts, the oldest first.
 * @property {string[]} tags That posts may have.
 * @property {string[]} authors That posts may have.
 */

/**
 * @param {string} root The project's folder.
 * @returns {Promise<Site>}
 */
export async function readSite(root) {
  const {lines} = /** @type {{lines: Line[]}} */ (
    await utils.loadFreshModule(path.join(root, 'src/notes/roadmap.ts'))
  );
  const [notes, posts, tags, authors] = await Promise.all([
    readAllNotes(root),
    readAllPosts(root),
    readBlogKeys('tags', root),
    readBlogKeys('authors', root),
  ]);
  return {
    lines,
    notes,
    posts,
    tags: Object.keys(tags),
    authors: Object.keys(authors),
  };
}
