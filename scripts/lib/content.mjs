// @ts-check
/** What the content folders hold, so that nothing else has to list notes and posts. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import utils from '@docusaurus/utils';
import {ROOT} from './root.mjs';

const NOTES = 'docs/frontend-roadmap';
const BLOG = 'blog';

/**
 * @typedef {Record<string, unknown>} FrontMatter
 * @typedef {{file: string, line: string, route: string}} Note `file` from the project's folder,
 *   `line` the folder of its line of the map, `route` from the base path.
 */

/**
 * @param {string} file From the project's folder.
 * @param {string} [root] The project's folder.
 * @returns {Promise<FrontMatter>} As Docusaurus reads it. Rejects where it is not YAML.
 */
export async function readFrontMatter(file, root = ROOT) {
  const fileContent = readFileSync(path.join(root, file), 'utf8');
  try {
    return (await utils.DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent})).frontMatter;
  } catch (error) {
    throw new Error(`${file}: the front matter is not valid YAML; "npm run check" says where.`, {
      cause: error,
    });
  }
}

/**
 * Whether a reader of the published site comes upon a page: a draft is not published, and what is
 * unlisted is on no list.
 *
 * @param {FrontMatter} frontMatter
 */
const isListed = ({draft, unlisted}) => draft !== true && unlisted !== true;

/**
 * All notes, without the start page, with drafts and those that are unlisted. A note's file name is
 * its address.
 *
 * @param {string} [root] The project's folder.
 * @returns {Promise<(Note & {frontMatter: FrontMatter})[]>} In the order of their addresses.
 */
export async function readAllNotes(root = ROOT) {
  const files = readdirSync(path.join(root, NOTES), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .flatMap(({name: line}) =>
      readdirSync(path.join(root, NOTES, line))
        .filter((file) => /^[^_].*\.mdx?$/.test(file))
        .map((name) => ({line, file: `${NOTES}/${line}/${name}`})),
    );
  const notes = await Promise.all(
    files.map(async ({line, file}) => ({
      file,
      line,
      route: file.replace(/\.mdx?$/, ''),
      frontMatter: await readFrontMatter(file, root),
    })),
  );
  return notes.sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** @returns {Promise<Note[]>} The notes that the published site lists, in the order of their addresses. */
export async function listNotes() {
  const notes = await readAllNotes();
  return notes
    .filter(({frontMatter}) => isListed(frontMatter))
    .map(({file, line, route}) => ({file, line, route}));
}

/**
 * @param {'authors' | 'tags'} name Of the file in the blog's folder.
 * @param {string} [root] The project's folder.
 * @returns {Promise<FrontMatter>} What the file holds, by its keys.
 */
export async function readBlogKeys(name, root = ROOT) {
  const filePath = `${BLOG}/${name}.yml`;
  const yaml = readFileSync(path.join(root, filePath), 'utf8');
  // Docusaurus' reader of front matter, so that no other YAML parser is needed.
  const fileContent = `---\n${yaml}\n---\n`;
  return (await utils.DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent})).frontMatter;
}

/**
 * The posts that the published site lists: files of the blog's folder and of the folders in it.
 *
 * @returns {Promise<{file: string, route: string, tagRoutes: string[]}[]>} Routes from the base path,
 *   the oldest post first. Rejects where a post has no slug.
 */
export async function readPosts() {
  const tagKeys = /** @type {Record<string, {permalink?: string}>} */ (await readBlogKeys('tags'));
  const files = readdirSync(path.join(ROOT, BLOG), {recursive: true})
    .map((name) => path.posix.join(BLOG, String(name).split(path.sep).join('/')))
    .filter((name) => /\.mdx?$/.test(name))
    .sort();
  const posts = await Promise.all(
    files.map(async (file) => ({file, frontMatter: await readFrontMatter(file)})),
  );
  return posts
    .filter(({frontMatter}) => isListed(frontMatter))
    .map(({file, frontMatter: {slug, tags = []}}) => {
      if (typeof slug !== 'string') {
        throw new Error(`${file}: the front matter has no slug. Add "slug: <its address>".`);
      }
      const addressOf = (/** @type {string} */ tag) =>
        (tagKeys[tag]?.permalink ?? tag).replace(/^\//, '');
      const tagRoutes = /** @type {string[]} */ (tags).map(
        (tag) => `${BLOG}/tags/${addressOf(tag)}`,
      );
      return {file, route: `${BLOG}/${slug}`, tagRoutes};
    });
}
