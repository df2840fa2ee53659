import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {partError} from '../dependsOnFiles';

export const UTILS_COMMON = '@docusaurus/utils-common';

/** The folder of the package that asks for tslib as a whole, which the bundler can't shake. */
export const utilsCommonDir = path.dirname(require.resolve(UTILS_COMMON));

/**
 * The names of tslib's helpers that `@docusaurus/utils-common` calls.
 *
 * @throws Error where it calls none any more.
 */
export async function findTslibHelpers(): Promise<string[]> {
  const files = (await readdir(utilsCommonDir)).filter((file) => file.endsWith('.js'));
  const sources = await Promise.all(
    files.map((file) => readFile(path.join(utilsCommonDir, file), 'utf8')),
  );
  const names = sources.flatMap((source) => [...source.matchAll(/tslib_1\.(\w+)/g)]);
  if (names.length === 0) {
    throw partError('client', `${UTILS_COMMON} no longer calls tslib_1.<helper>.`);
  }
  return [...new Set(names.map((match) => match[1]!))];
}
