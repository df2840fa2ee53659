/**
 * What a link that becomes visible has the browser fetch ahead: what articles share, and for a page that
 * is no article, on a wide screen, its own code and data. Articles and the layouts of docs and blog come
 * when somebody points at the link, by core's `preload`: of the ten notes in a list a reader opens one.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import flat from '@docusaurus/core/lib/client/flat';
import prefetch from '@docusaurus/core/lib/client/prefetch';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';

type ChunkId = string | number;

/** The bundler's runtime: a chunk's loader, its file, the path of files, and the modules at hand. */
declare const __webpack_require__: {
  e: (id: ChunkId) => Promise<unknown>;
  u: (id: ChunkId) => string;
  p: string;
  m: Record<ChunkId, unknown>;
  /** Core's: the file that it prefetches for a chunk. */
  gca: (chunkName: string) => string | undefined;
};

/** Files that index.ts makes. */
const LAYOUT = /\/(?:docs|blog)\.\w+\.js$/;

/** The chunks of notes, posts and pages in markdown. */
const articles = new Set(
  Object.values(routesChunkNames).flatMap((names) =>
    Object.entries(flat(names)).flatMap(([key, name]) => (key.endsWith('content') ? [name] : [])),
  ),
);

const prefetched = new Set<string>();

/** The files that a module comes in, its own and those that it shares with others. */
function filesOf(load: () => Promise<unknown>): string[] {
  const files: string[] = [];
  const loadChunk = __webpack_require__.e;
  __webpack_require__.e = (id) => {
    files.push(__webpack_require__.u(id));
    return new Promise(() => {});
  };
  void load();
  __webpack_require__.e = loadChunk;
  // A chunk of styles alone has no script.
  return files.filter((file) => !file.includes('undefined'));
}

/** Stands in for core's function, which knows one file of a chunk. */
function prefetchShared(chunkName: string): undefined {
  const [load, , moduleId] = registry[chunkName] ?? [];
  const isArticle = articles.has(chunkName);
  const isWide = window.matchMedia?.('(min-width: 997px)').matches;
  if (!load || moduleId! in __webpack_require__.m || !(isArticle || isWide)) {
    return;
  }
  filesOf(load)
    .filter((file) => file.includes(`/${chunkName}.`) !== isArticle)
    .filter((file) => !LAYOUT.test(file) && !prefetched.has(file))
    .forEach((file) => {
      prefetched.add(file);
      void prefetch(__webpack_require__.p + file);
    });
}

if (ExecutionEnvironment.canUseDOM) {
  __webpack_require__.gca = prefetchShared;
}
