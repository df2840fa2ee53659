/**
 * Files of other packages that a part needs as they are, beyond what these packages promise. Looked at
 * before the build begins, so that an upgrade stops the build early, with the part's name.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PartName} from './part';

export type DependsOnFile = {
  /** A package's name. */
  package: string;
  /** In the package: `lib/client/App.js`. */
  file: string;
  /** Pieces of its text that must be there. */
  has?: readonly string[];
  /** Of its whole text, where the part does all that the file does, in another way. */
  sha256?: string;
};

/** The folder of a package. Not every package exports its manifest, so its main file leads there. */
function findPackageFolder(name: string): string {
  try {
    return path.dirname(require.resolve(`${name}/package.json`));
  } catch {
    let folder = path.dirname(require.resolve(name));
    while (!existsSync(path.join(folder, 'package.json'))) {
      folder = path.dirname(folder);
    }
    return folder;
  }
}

/** The absolute path of a file of a package. */
export function fileOf(name: string, file: string): string {
  return path.join(findPackageFolder(name), file);
}

/** An error of a part, which says how to go on without it. */
export function partError(part: PartName, message: string): Error {
  return new Error(
    `light: the part "${part}" can't be used: ${message} Adapt src/${part} of docusaurus-light, or turn the part off in docusaurus.config.ts: light(site, {without: ['${part}']}).`,
  );
}

function findFault({package: name, file, has = [], sha256}: DependsOnFile): string | undefined {
  const found = fileOf(name, file);
  if (!existsSync(found)) {
    return `${name} no longer has ${file}.`;
  }
  const text = readFileSync(found, 'utf8');
  const missing = has.filter((piece) => !text.includes(piece)).map((piece) => `"${piece}"`);
  if (missing.length > 0) {
    return `${name}/${file} no longer has ${missing.join(' and ')}.`;
  }
  const hash = createHash('sha256').update(text).digest('hex');
  return sha256 && sha256 !== hash
    ? `${name}/${file} has changed: its SHA-256 is ${hash}.`
    : undefined;
}

/**
 * Looks at the files that all parts need.
 *
 * @throws Error that names each part that can't be used, the package and file, what changed in it, and
 *   how to go on without the part.
 */
export function checkFiles(
  parts: readonly {name: PartName; dependsOn: readonly DependsOnFile[]}[],
): void {
  const messages = parts.flatMap(({name, dependsOn}) =>
    dependsOn.map(findFault).flatMap((fault) => (fault ? [partError(name, fault).message] : [])),
  );
  if (messages.length > 0) {
    throw new Error(messages.join('\n'));
  }
}
