// @ts-check
/** Finds the notes and posts in the content folders, so that nothing else has to list them. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import utils from '@docusaurus/utils';
import {ROOT} from './root.mjs';

/** Node 20 can't import TypeScript by itself. */
export const loadModule = (/** @type {string} */ file) =>
  utils.loadFreshModule(path.join(ROOT, file));

const {isPartial, NOTES: notes} = /** @type {typeof import('../../src/notes/files')} */ (
  await loadModule('src/notes/files.ts')
);
const frontMatter = /** @type {typeof import('../../src/notes/frontMatter')} */ (
  await loadModule('src/notes/frontMatter.ts')
);
/** The notes' folder, which their routes start with. */
export const NOTES = notes;
const BLOG = 'blog';

/** @param {string} file Relative to the project's folder. */
export const readFrontMatter = (file) =>
  frontMatter.readFrontMatter(file, readFileSync(path.join(ROOT, file), 'utf8'));

/**
 * @param {string} folder
 * @returns The folder's Markdown files that readers of the published site can find: drafts aren't
 *   published, and unlisted pages appear in no list.
 */
async function listFiles(folder) {
  const names = readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'});
  const files = await Promise.all(
    names
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((file) => /\.mdx?$/.test(file) && !isPartial(file))
      .sort()
      .map(async (file) => ({file, frontMatter: await readFrontMatter(file)})),
  );
  return files.filter(({frontMatter: {draft, unlisted}}) => draft !== true && unlisted !== true);
}

/**
 * @returns The notes that the published site lists, without the start page. `line` is the folder of the
 *   note's line on the map. `route` is relative to the base path: a note's file name is its URL.
 */
export async function listNotes() {
  const files = await listFiles(NOTES);
  return files.flatMap(({file}) => {
    const [line, name] = file.slice(NOTES.length + 1).split('/');
    return line && name ? [{file, line, route: file.replace(/\.mdx?$/, '')}] : [];
  });
}

/** @returns The posts that the published site lists, oldest first. Routes are relative to the base path. */
export async function readPosts() {
  const files = await listFiles(BLOG);
  return files.map(({file, frontMatter: {slug, tags}}) => ({
    file,
    route: `${BLOG}/${slug}`,
    tagRoutes: /** @type {string[]} */ (tags ?? []).map((tag) => `${BLOG}/tags/${tag}`),
  }));
}
