import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

type Options = {
  /** The site's folder. */
  siteDir: string;
  /** Names the file in `node_modules/.cache`. */
  name: string;
  /** Files that make what is kept: a change of one has all be made anew. */
  sources: readonly string[];
  /** Packages that make it, known by their versions in package-lock.json. */
  packages: readonly string[];
};

type LockFile = {packages: Record<string, {version?: string}>};

/** What the last build has left, by keys; nothing where that can't be read, such as by an older Node. */
function readKept(file: string): Map<string, Uint8Array> {
  try {
    return deserialize(readFileSync(file)) as Map<string, Uint8Array>;
  } catch {
    return new Map();
  }
}

/** Whole or not at all, whatever ends the build. */
function writeKept(file: string, kept: ReadonlyMap<string, Uint8Array>): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.new`, serialize(kept));
  renameSync(`${file}.new`, file);
}

/**
 * Keeps what takes long to make from one build to the next: what is made of the same as in the last build
 * is taken from a file. It is one file, as five hundred take longer to write than what is in them to make.
 * In CI nothing is kept, as what is published is made of the commit alone, nor where there is no
 * package-lock.json.
 */
export function madeBefore({siteDir, name, sources, packages}: Options) {
  const lockFile = path.join(siteDir, 'package-lock.json');
  const isKept = !process.env.CI && existsSync(lockFile);
  const file = path.join(siteDir, 'node_modules/.cache', `${name}.v8`);
  const base = createHash('sha256');
  if (isKept) {
    const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as LockFile;
    const versions = packages.map((each) => lock.packages[`node_modules/${each}`]?.version);
    base.update(JSON.stringify(versions));
    sources.forEach((source) => base.update(readFileSync(source)));
  }
  const before = isKept ? readKept(file) : new Map<string, Uint8Array>();
  const used = new Map<string, Uint8Array>();
  return {
    /**
     * @param from All that the thing is made of besides sources and packages, as text.
     * @param make Makes it, where it is not there from the last build.
     */
    async get(from: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
      if (!isKept) {
        return make();
      }
      const key = base.copy().update(from).digest('hex');
      const made = used.get(key) ?? before.get(key) ?? (await make());
      used.set(key, made);
      return made;
    },
    /** Keeps for the next build what this one has asked for, and nothing else. */
    keep(): void {
      if (
        isKept &&
        (used.size !== before.size || [...used.keys()].some((key) => !before.has(key)))
      ) {
        writeKept(file, used);
      }
    },
  };
}
