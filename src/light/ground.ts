/**
 * The ground that a part stands on: files of other packages that it relies on beyond what these
 * promise. Looked at before the build begins, so that an update which moves the ground stops the
 * build with the part's name instead of a page that is broken somewhere.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PART_NAMES, type PartName} from './part';

export type Ground = {
  /** A package's name. */
  package: string;
  /** In the package, as its address: `lib/client/App.js`. */
  file: string;
  /** Pieces of its text that must be there. */
  has?: readonly string[];
  /** Of its whole text, where the part does what the file does, in another way. */
  sha256?: string;
};

/** Reads a file of a package: its text, and the package's version. Throws where there is none. */
export type ReadPackageFile = (ground: Ground) => {text: string; version: string};

type Manifest = {name?: string; version?: string};

const readManifest = (folder: string): Manifest => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
};

/** Not every package lets its manifest be asked for; from its main file the way leads upwards. */
function findPackageFolder(name: string): string {
  let folder: string;
  try {
    return path.dirname(require.resolve(`${name}/package.json`));
  } catch {
    folder = path.dirname(require.resolve(name));
  }
  while (readManifest(folder).version === undefined) {
    const parent = path.dirname(folder);
    if (parent === folder) {
      throw new Error(`The package ${name} has no package.json.`);
    }
    folder = parent;
  }
  return folder;
}

/** The absolute path of a file of a package. */
export function fileOf(name: string, file: string): string {
  return path.join(findPackageFolder(name), file);
}

const readInstalled: ReadPackageFile = ({package: name, file}) => ({
  text: readFileSync(fileOf(name, file), 'utf8'),
  version: readManifest(findPackageFolder(name)).version ?? '',
});

/** The end of every message: how to go on without the part. */
function howToTurnOff(part: PartName): string {
  return `Adapt src/light/${part}, or turn the part off in docusaurus.config.ts: light(site, {without: ['${part}']}).`;
}

/** An error of a part, which says how to go on without it. */
export function partError(part: PartName, message: string): Error {
  return new Error(`light: the part "${part}" can't be used: ${message} ${howToTurnOff(part)}`);
}

function findFault(ground: Ground, read: ReadPackageFile): string | undefined {
  let file: ReturnType<ReadPackageFile>;
  try {
    file = read(ground);
  } catch {
    return `${ground.package} no longer has ${ground.file}.`;
  }
  const name = `${ground.package} ${file.version} (${ground.file})`;
  const missing = (ground.has ?? []).filter((piece) => !file.text.includes(piece));
  if (missing.length > 0) {
    return `${name} no longer has ${missing.map((piece) => `"${piece}"`).join(' and ')}.`;
  }
  const sha256 = createHash('sha256').update(file.text).digest('hex');
  return ground.sha256 === undefined || ground.sha256 === sha256
    ? undefined
    : `${name} has changed: its SHA-256 is ${sha256} now.`;
}

/**
 * Looks at the ground of all parts.
 *
 * @throws Error that names each part whose ground has moved, the package, what changed in it, and how
 *   to go on without the part.
 */
export function checkGround(
  parts: readonly {name: PartName; ground: readonly Ground[]}[],
  read: ReadPackageFile = readInstalled,
): void {
  const faults = parts.flatMap(({name, ground}) =>
    ground.flatMap((each) => {
      const fault = findFault(each, read);
      return fault ? [partError(name, fault).message] : [];
    }),
  );
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

/** @throws Error that lists the parts there are, where one of `names` is none of them. */
export function checkPartNames(names: readonly string[]): void {
  const unknown = names.filter((name) => !(PART_NAMES as readonly string[]).includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `light: there is no part ${unknown.map((name) => `"${name}"`).join(', ')}. Parts are: ${PART_NAMES.join(', ')}. See src/light/README.md.`,
    );
  }
}
