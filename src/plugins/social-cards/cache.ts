import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Card} from './card';

/** Packages and files that a card depends on besides what it says. */
const SOURCES = ['card.ts', 'fonts.ts', 'render.ts'].map((file) => path.join(__dirname, file));
const PACKAGES = ['satori', 'sharp', '@fontsource/inter', '@fontsource/noto-sans-sc'];

/** Loaded when the first card is drawn: where all are in the cache, the build does without the packages. */
const draw = async (card: Card) => (await import('./render')).renderCard(card);

/**
 * Draws cards, each once: a card that says the same as one of the last build is taken from the folder. What
 * no card of this build has used is removed from it at the end.
 *
 * @param cache Its folder, and the content of package-lock.json, by which the versions of the packages are
 *   known; none where each card is to be drawn anew.
 */
export function makeCardCache(cache?: {folder: string; lock: string}) {
  const {packages} = JSON.parse(cache?.lock ?? '{"packages": {}}') as {
    packages: Record<string, {version?: string}>;
  };
  const folder = cache?.folder;
  const versions = PACKAGES.map((name) => packages[`node_modules/${name}`]?.version);
  const base = createHash('sha256').update(JSON.stringify(versions));
  SOURCES.forEach((file) => base.update(readFileSync(file)));
  const used = new Set<string>();
  return {
    async draw(card: Card): Promise<Buffer> {
      if (!folder) {
        return draw(card);
      }
      const key = `${base.copy().update(JSON.stringify(card)).digest('hex')}.png`;
      const file = path.join(folder, key);
      used.add(key);
      if (existsSync(file)) {
        return readFileSync(file);
      }
      const png = await draw(card);
      mkdirSync(folder, {recursive: true});
      writeFileSync(file, png);
      return png;
    },
    removeUnused(): void {
      if (folder && existsSync(folder)) {
        readdirSync(folder)
          .filter((file) => !used.has(file))
          .forEach((file) => rmSync(path.join(folder, file)));
      }
    },
  };
}
