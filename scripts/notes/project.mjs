// @ts-check
/** Reads from the disk what the rules need. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

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
 * The ids in src/notes/glossary.ts, which Node can't import as it is.
 *
 * @param {string} file
 * @returns {Promise<string[]>}
 */
async function readTerms(file) {
  if (!existsSync(file)) {
    return [];
  }
  const {outputText} = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  });
  /** @type {{glossary: {id: string}[]}} */
  const {glossary} = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return glossary.map(({id}) => id);
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
