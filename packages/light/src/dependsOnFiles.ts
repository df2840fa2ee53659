/**
 * Before the build, checks files of other packages whose internals a part relies on. If an upgrade has
 * changed them, the build stops early with an error that names the part.
 */
import {existsSync, readFileSync, realpathSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {DependsOnFile, PartName} from './part';

/** The absolute path of a package's file, whether the package exports it or not. */
export function fileOf(name: string, file: string): string {
  const folders = (createRequire(__filename).resolve.paths(name) ?? []).map((each) =>
    path.join(each, name),
  );
  const folder = folders.find((each) => existsSync(each));
  if (!folder) {
    throw new Error(`light: the ${name} package isn't installed.`);
  }
  return path.join(realpathSync(folder), file);
}

/** A part's error, which explains how to build without the part. */
export function partError(
  part: PartName,
  message: string,
  fix = `Update packages/light/src/${part}`,
): Error {
  return new Error(
    `light: the "${part}" part can't be used: ${message} ${fix}, or turn the part off: add '${part}' to \`without\` in light(), in docusaurus.config.ts.`,
  );
}

function findFault({package: name, file, has}: DependsOnFile): string | undefined {
  const found = fileOf(name, file);
  if (!existsSync(found)) {
    return `${name}/${file} no longer exists.`;
  }
  const text = readFileSync(found, 'utf8');
  const missing = has.filter((piece) => !text.includes(piece)).map((piece) => `"${piece}"`);
  return missing.length > 0
    ? `${name}/${file} no longer contains ${missing.join(' or ')}.`
    : undefined;
}

/**
 * Checks the files that all parts need.
 *
 * @throws Error that names each part that can't be used, the package and file, what changed in it, and
 *   how to build without the part.
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
