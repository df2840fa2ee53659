// @ts-check
/** Reads from the disk what the rules need. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import utils from '@docusaurus/utils';
import imageSize from 'image-size';
import {isPartial, readBlogKeys} from '../lib/content.mjs';

const NOTES = 'docs/frontend-roadmap';
const START_PAGE = `${NOTES}/start-page.mdx`;
const PICTURE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i;

/**
 * Files below a folder, with `/`, in the order of their names; none where there is no such folder.
 *
 * @param {string} root
 * @param {string} folder
 */
function filesIn(root, folder) {
  return existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), {recursive: true})
        .map((name) => path.posix.join(folder, String(name).split(path.sep).join('/')))
        .sort()
    : [];
}

/**
 * Finds files by their names as they are on the disk: some machines take Note.mdx for note.mdx.
 *
 * @param {string} root
 * @returns {import('./rules/targets.mjs').Known['findFile']}
 */
function makeFindFile(root) {
  /** @type {Map<string, string[]>} */
  const folders = new Map();
  const namesIn = (/** @type {string} */ folder) => {
    const place = path.join(root, folder);
    const names = folders.get(folder) ?? (existsSync(place) ? readdirSync(place) : []);
    folders.set(folder, names);
    return names;
  };
  return (file) => {
    let place = '';
    for (const part of path.posix.normalize(file).split('/')) {
      const names = namesIn(place || '.');
      const name = names.includes(part)
        ? part
        : names.find((each) => each.toLowerCase() === part.toLowerCase());
      if (name === undefined) {
        return undefined;
      }
      place = path.posix.join(place, name);
    }
    return statSync(path.join(root, place)).isFile() ? place : undefined;
  };
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {import('./rules/targets.mjs').Picture}
 */
function readPicture(root, file) {
  const place = path.join(root, file);
  const {size: bytes} = statSync(place);
  try {
    // What is too large is not read.
    const size = bytes > 5_000_000 ? undefined : imageSize(readFileSync(place));
    return {file, bytes, size};
  } catch {
    return {file, bytes};
  }
}

/**
 * Pages that Docusaurus and src/pages make without markdown.
 *
 * @param {string} root
 * @param {Record<string, unknown>} tags
 */
const routesOf = (root, tags) => [
  ...['/docs', '/blog', '/blog/archive', '/blog/tags'],
  ...Object.entries(tags).map(([tag, value]) => {
    const {permalink = `/${tag}`} = /** @type {{permalink?: string}} */ (value ?? {});
    return `/blog/tags${permalink}`;
  }),
  ...filesIn(root, 'src/pages')
    .filter((file) => /\.[jt]sx?$/.test(file) && !isPartial(file))
    .map((file) => file.replace(/^src\/pages|(?:\/index)?\.[jt]sx?$/g, '') || '/'),
];

/**
 * @param {string} file The glossary.
 * @returns {Promise<string[]>} The ids in it; none where there is no such file.
 */
async function readTerms(file) {
  if (!existsSync(file)) {
    return [];
  }
  const {glossary} = /** @type {{glossary: {id: string}[]}} */ (await utils.loadFreshModule(file));
  return glossary.map(({id}) => id);
}

/**
 * @param {string} root The project's folder.
 * @returns {Promise<import('./check.mjs').Project>}
 */
export async function readProject(root) {
  /** @type {(file: string) => import('./parse.mjs').Kind} */
  const kindOf = (file) =>
    file.startsWith('blog/')
      ? 'post'
      : file.startsWith('src/pages/')
        ? 'page'
        : file === START_PAGE
          ? 'start'
          : 'note';
  const written = [NOTES, 'blog', 'src/pages'].flatMap((folder) => filesIn(root, folder));
  const {lines} = /** @type {{lines: {folder: string}[]}} */ (
    await utils.loadFreshModule(path.join(root, 'src/notes/roadmap.ts'))
  );
  const tags = await readBlogKeys('tags', root);
  return {
    files: written
      .filter((file) => /\.mdx?$/.test(file) && !isPartial(file))
      .map((file) => ({
        file,
        content: readFileSync(path.join(root, file)),
        kind: kindOf(file),
      })),
    transcripts: filesIn(root, 'labs').flatMap((file) => {
      const match = /^labs\/([\w-]+)\/expected\/([\w.-]+)\.txt$/.exec(file);
      return match ? [`${match[1]}/${match[2]}`] : [];
    }),
    readSource: (name) =>
      ['.tsx', '/index.tsx']
        .map((ending) => path.join(root, name.replace('@site/', '') + ending))
        .filter((file) => existsSync(file))
        .map((file) => readFileSync(file, 'utf8'))[0],
    rfcs: JSON.parse(readFileSync(path.join(import.meta.dirname, 'rfc-status.json'), 'utf8')),
    terms: await readTerms(path.join(root, 'src/notes/glossary.ts')),
    lines: lines.map(({folder}) => folder),
    tags: Object.keys(tags),
    authors: Object.keys(await readBlogKeys('authors', root)),
    routes: routesOf(root, tags),
    findFile: makeFindFile(root),
    pictures: [...written, ...filesIn(root, 'static')]
      .filter((file) => PICTURE.test(file))
      .map((file) => readPicture(root, file)),
    today: new Date(),
  };
}
