/** What the rules need to know of other files than the one that they look at, as these are now. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {VFile} from 'vfile';
import {isPartial, NOTES} from '../src/notes/files';

const ROOT = path.join(__dirname, '..');

// Every name of a file is its path from the project's folder, with `/`.

export const pathOf = (name: string): string => path.join(ROOT, name);

export const readText = (name: string): string => readFileSync(pathOf(name), 'utf8');

export const nameOf = ({cwd, path: file = ''}: VFile): string =>
  path.relative(ROOT, path.resolve(cwd, file)).split(path.sep).join('/');

/** The place of a whole line, for a message. */
export const atLine = (file: VFile, line: number) => ({
  start: {line, column: 1},
  end: {line, column: (String(file).split('\n')[line - 1]?.length ?? 0) + 1},
});

/** @returns the files in a folder at any depth, in the order of their names */
export const filesIn = (folder: string): string[] =>
  existsSync(pathOf(folder))
    ? readdirSync(pathOf(folder), {recursive: true, encoding: 'utf8'})
        .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
        .sort()
    : [];

/** The files that Docusaurus makes pages of. */
export const listPages = (): string[] =>
  [NOTES, 'blog', 'src/pages']
    .flatMap(filesIn)
    .filter((name) => /\.mdx?$/.test(name) && !isPartial(name));

/**
 * Finds a file by its name as it is on the disk: some machines take Note.mdx for note.mdx.
 *
 * @returns the name, or that of the file which has other capitals
 */
export function findFile(name: string): string | undefined {
  let place = '';
  for (const part of path.posix.normalize(name).split('/')) {
    const folder = pathOf(place);
    const names = statSync(folder).isDirectory() ? readdirSync(folder) : [];
    const found = names.includes(part)
      ? part
      : names.find((each) => each.toLowerCase() === part.toLowerCase());
    if (found === undefined) {
      return undefined;
    }
    place = path.posix.join(place, found);
  }
  return statSync(pathOf(place)).isFile() ? place : undefined;
}

/** @returns what is wrong with a file that is needed, and how to put it right */
export function findFileProblem(name: string): string | undefined {
  const found = findFile(name);
  if (found === name) {
    return undefined;
  }
  return found
    ? `the file is called ${found}; write its name with the same capitals, or only some machines find it.`
    : `${name} is not there; mend the address, or add the file.`;
}

/** The same function, which reads a file again only when it has changed. */
export function untilChanged<T>(read: (name: string) => T): (name: string) => T {
  const known = new Map<string, {time: number; result: T}>();
  return (name) => {
    const time = statSync(pathOf(name)).mtimeMs;
    let last = known.get(name);
    if (last?.time !== time) {
      last = {time, result: read(name)};
      known.set(name, last);
    }
    return last.result;
  };
}

/** Where a day begins first, it is already tomorrow for the rest of the world. */
const AHEAD_OF_UTC = 14 * 60 * 60 * 1000;

/** Whether a day, as YYYY-MM-DD, has come anywhere in the world. */
export const hasCome = (date: string): boolean => Date.parse(date) <= Date.now() + AHEAD_OF_UTC;
