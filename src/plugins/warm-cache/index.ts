/**
 * Has the bundler throw its cache away when something changes that its modules are made with but do
 * not import: our loaders and markdown plugins, the glossary, the labs' transcripts. Docusaurus names
 * only its own files and the configuration. In CI there is no cache: what is published is made of the
 * commit alone. What other plugins keep from one build to the next, madeBefore.ts keeps.
 *
 * Gain: a second build on the same machine takes half the time. Cost: none known.
 * Leans on `experiments.cache.buildDependencies` (https://rspack.dev/config/experiments#experimentscache),
 * which is not there where `rspackPersistentCache` is off.
 */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const FOLDERS = ['labs', 'src/light', 'src/markdown', 'src/plugins', 'src/prism'];
const FILES = ['package-lock.json', 'src/notes/glossary.ts', 'src/notes/roadmap.ts'];

type Experiments = {cache?: {buildDependencies?: string[]}};

function listFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

export default function warmCache({siteDir}: LoadContext): Plugin {
  return {
    name: 'warm-cache',
    configureWebpack(config) {
      if (process.env.CI) {
        return {cache: false};
      }
      const {cache} = ((config as {experiments?: Experiments}).experiments ?? {}) as Experiments;
      cache?.buildDependencies?.push(
        ...FOLDERS.flatMap((folder) => listFiles(path.join(siteDir, folder))),
        ...FILES.map((file) => path.join(siteDir, file)).filter(existsSync),
      );
      return {};
    },
  };
}
