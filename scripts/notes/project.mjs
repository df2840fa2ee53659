// @ts-check
/** Reads from the disk what the rules need. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {importTypeScript} from '../lib/import-typescript.mjs';

const NOTES = 'docs/frontend-roadmap';
const START_PAGE = `${NOTES}/start-page.mdx`;

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
 * @param {string} file The glossary.
 * @returns {Promise<string[]>} The ids in it; none where there is no such file.
 */
async function readTerms(file) {
  if (!existsSync(file)) {
    return [];
  }
  const {glossary} = await importTypeScript(file);
  return /** @type {{id: string}[]} */ (glossary).map(({id}) => id);
}

/**
 * @param {string} root The project's folder.
 * @returns {Promise<import('./check.mjs').Project>}
 */
export async function readProject(root) {
  const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
  /** @type {(file: string) => import('./parse.mjs').Kind} */
  const kindOf = (file) =>
    file.startsWith('blog/') ? 'post' : file === START_PAGE ? 'start' : 'note';
  return {
    files: [...filesIn(root, NOTES), ...filesIn(root, 'blog')]
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => ({file, text: read(file), kind: kindOf(file)})),
    transcripts: filesIn(root, 'labs').flatMap((file) => {
      const match = /^labs\/([\w-]+)\/expected\/([\w-]+)\.txt$/.exec(file);
      return match ? [`${match[1]}/${match[2]}`] : [];
    }),
    readSource: (name) =>
      ['.tsx', '/index.tsx']
        .map((ending) => path.join(root, name.replace('@site/', '') + ending))
        .filter((file) => existsSync(file))
        .map((file) => readFileSync(file, 'utf8'))[0],
    rfcs: JSON.parse(readFileSync(path.join(import.meta.dirname, 'rfc-status.json'), 'utf8')),
    terms: await readTerms(path.join(root, 'src/notes/glossary.ts')),
  };
}
