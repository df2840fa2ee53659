import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Options = {
  /** The site's folder. */
  siteDir: string;
  /** Names the folder in `node_modules/.cache`. */
  name: string;
  /** Files that make what is kept: a change of one has all be made anew. */
  sources: readonly string[];
  /** Packages that make it, known by their versions in package-lock.json. */
  packages: readonly string[];
};

type LockFile = {packages: Record<string, {version?: string}>};

/**
 * Keeps what takes long to make from one build to the next: what is made of the same as in the last build
 * is taken from a folder. In CI nothing is kept, as what is published is made of the commit alone, nor where
 * there is no package-lock.json.
 */
export function madeBefore({siteDir, name, sources, packages}: Options) {
  const lockFile = path.join(siteDir, 'package-lock.json');
  const isKept = !process.env.CI && existsSync(lockFile);
  const folder = path.join(siteDir, 'node_modules/.cache', name);
  const base = createHash('sha256');
  if (isKept) {
    const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as LockFile;
    const versions = packages.map((each) => lock.packages[`node_modules/${each}`]?.version);
    base.update(JSON.stringify(versions));
    sources.forEach((file) => base.update(readFileSync(file)));
  }
  const used = new Set<string>();
  return {
    /**
     * @param from All that the thing is made of besides sources and packages, as text.
     * @param make Makes it, where it is not there from the last build.
     */
    async get(from: string, make: () => Promise<Buffer>): Promise<Buffer> {
      if (!isKept) {
        return make();
      }
      const key = base.copy().update(from).digest('hex');
      const file = path.join(folder, key);
      used.add(key);
      if (existsSync(file)) {
        return readFileSync(file);
      }
      const made = await make();
      mkdirSync(folder, {recursive: true});
      writeFileSync(file, made);
      return made;
    },
    /** Removes from the folder what this build has not asked for. */
    removeUnused(): void {
      if (isKept && existsSync(folder)) {
        readdirSync(folder)
          .filter((file) => !used.has(file))
          .forEach((file) => rmSync(path.join(folder, file)));
      }
    },
  };
}
