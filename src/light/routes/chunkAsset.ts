/**
 * The address of a chunk that is to be prefetched. Docusaurus' own `gca` brings a list of all chunks'
 * names and ids, which are the same here, and asks for what the page has already.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import prefetch from '@docusaurus/core/lib/client/prefetch';
import {rows} from '@generated/registry';

/** What notes share; chunks.ts makes it. */
const MARKDOWN_CHUNK = 'markdown';

/** The names of chunks that were loaded or prefetched. */
const known = new Set<string | number>();

/**
 * @param key of a route's chunk, with the name of the chunk before it where several are one
 * @returns `undefined`, which prefetches nothing, where the reader has it already
 */
function getChunkAsset(key: string): string | undefined {
  const [name] = key.split('.') as [string];
  if (known.has(name)) {
    return undefined;
  }
  known.add(name);
  if (rows?.some(([, chunk]) => chunk === name)) {
    const shared = getChunkAsset(MARKDOWN_CHUNK);
    if (shared && !shared.includes('undefined')) {
      void prefetch(shared);
    }
  }
  return __webpack_require__.p + __webpack_require__.u(name);
}

if (ExecutionEnvironment.canUseDOM) {
  const loadChunk = __webpack_require__.e;
  __webpack_require__.e = (name) => {
    known.add(name);
    return loadChunk(name);
  };
  __webpack_require__.gca = getChunkAsset;
}
