/** Gives rules access to files other than the one they check, as currently saved. */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {VFile} from 'vfile';

const ROOT = path.join(__dirname, '../..');

// File names are root-relative paths, with slashes.

export const pathOf = (name: string): string => path.join(ROOT, name);

export const readText = (name: string): string => readFileSync(pathOf(name), 'utf8');

export const isFile = (name: string): boolean =>
  statSync(pathOf(name), {throwIfNoEntry: false})?.isFile() ?? false;

export const nameOf = ({cwd, path: file = ''}: VFile): string =>
  path.relative(ROOT, path.resolve(cwd, file)).split(path.sep).join('/');

/** The position of a whole line, for a message. */
export const atLine = (file: VFile, line: number) => ({
  start: {line, column: 1},
  end: {line, column: (String(file).split('\n')[line - 1]?.length ?? 0) + 1},
});
