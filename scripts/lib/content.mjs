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
 * The notes, without the start page. A note's file name is its address.
 *
 * @param {string} [root] The project's folder.
 * @returns {Note[]} In the order of their addresses.
 */
export function listNotes(root = ROOT) {
  return readdirSync(path.join(root, NOTES), {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .flatMap(({name: line}) =>
      readdirSync(path.join(root, NOTES, line))
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => ({
          file: `${NOTES}/${line}/${file}`,
          line,
          route: `${NOTES}/${line}/${file.replace(/\.mdx?$/, '')}`,
        })),
    )
    .sort((a, b) => (a.route < b.route ? -1 : 1));
}

/**
 * @param {string} file From the project's folder.
 * @param {string} [root] The project's folder.
 * @returns {Promise<FrontMatter>} As Docusaurus reads it. Rejects where it is not YAML.
 */
export async function readFrontMatter(file, root = ROOT) {
  const fileContent = readFileSync(path.join(root, file), 'utf8');
  return (await utils.DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent})).frontMatter;
}

/**
 * @param {string} root
 * @returns {Promise<(tag: string) => string>} The last part of a tag's address.
 */
async function readTagAddresses(root) {
  const yaml = readFileSync(path.join(root, BLOG, 'tags.yml'), 'utf8');
  // Docusaurus' reader of front matter, so that no other YAML parser is needed.
  const {frontMatter: tags} = await utils.DEFAULT_PARSE_FRONT_MATTER({
    filePath: `${BLOG}/tags.yml`,
    fileContent: `---\n${yaml}\n---\n`,
  });
  return (tag) => {
    const {permalink = tag} = /** @type {{permalink?: string}} */ (tags[tag] ?? {});
    return permalink.replace(/^\//, '');
  };
}

/**
 * The posts: files of the blog's folder and of the folders in it.
 *
 * @param {string} [root] The project's folder.
 * @returns {Promise<{file: string, route: string, tagRoutes: string[]}[]>} Routes from the base path.
 *   Rejects where a post has no slug.
 */
export async function readPosts(root = ROOT) {
  const files = readdirSync(path.join(root, BLOG), {recursive: true})
    .map((name) => path.posix.join(BLOG, String(name).split(path.sep).join('/')))
    .filter((name) => /\.mdx?$/.test(name));
  const addressOf = await readTagAddresses(root);
  return Promise.all(
    files.map(async (file) => {
      const {slug, tags = []} = await readFrontMatter(file, root);
      if (typeof slug !== 'string') {
        throw new Error(`${file}: the front matter has no slug. Add "slug: <its address>".`);
      }
      return {
        file,
        route: `${BLOG}/${slug}`,
        tagRoutes: /** @type {string[]} */ (tags).map((tag) => `${BLOG}/tags/${addressOf(tag)}`),
      };
    }),
  );
}
