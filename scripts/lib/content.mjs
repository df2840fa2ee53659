// @ts-check
/** What the content folders hold, so that nothing else has to list notes and posts. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import utils from '@docusaurus/utils';
import {ROOT} from './root.mjs';

const NOTES = 'docs/frontend-roadmap';
const BLOG = 'blog';

/**
 * @param {string} file From the project's folder.
 * @returns {Promise<Record<string, unknown>>} As Docusaurus reads it. Rejects where it is not YAML.
 */
export async function readFrontMatter(file) {
  const fileContent = readFileSync(path.join(ROOT, file), 'utf8');
  return (await utils.DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent})).frontMatter;
}

/**
 * @param {string} folder
 * @returns The files of markdown in it that a reader of the published site comes upon: a draft is not
 *   published, and what is unlisted is on no list.
 */
async function listFiles(folder) {
  const names = readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'});
  const files = await Promise.all(
    names
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .filter((file) => /\/[^_][^/]*\.mdx?$/.test(file))
      .sort()
      .map(async (file) => ({file, frontMatter: await readFrontMatter(file)})),
  );
  return files.filter(({frontMatter: {draft, unlisted}}) => draft !== true && unlisted !== true);
}

/**
 * @returns The notes that the published site lists, without the start page. `line` is the folder of a
 *   note's line of the map, `route` is from the base path: a note's file name is its address.
 */
export async function listNotes() {
  const files = await listFiles(NOTES);
  return files.flatMap(({file}) => {
    const [, line] = /^docs\/[^/]+\/([^/]+)\//.exec(file) ?? [];
    return line ? [{file, line, route: file.replace(/\.mdx?$/, '')}] : [];
  });
}

/** @returns The posts that the published site lists, the oldest first. Routes are from the base path. */
export async function readPosts() {
  const files = await listFiles(BLOG);
  return files.map(({file, frontMatter: {slug, tags}}) => ({
    file,
    route: `${BLOG}/${slug}`,
    tagRoutes: /** @type {string[]} */ (tags ?? []).map((tag) => `${BLOG}/tags/${tag}`),
  }));
}
