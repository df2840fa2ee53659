/**
 * The address of a chunk that is to be prefetched. Docusaurus' own `gca` brings a list of all chunks'
 * names and ids, which are the same here, and asks for what the page has already.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import prefetch from '@docusaurus/core/lib/client/prefetch';
import {rows} from '@generated/registry';

/** What pages share, and what notes share beside that; chunks.ts makes them. */
const HEADING_CHUNK = 'heading';
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
  const isNote = rows?.some(([, chunk]) => chunk === name);
  for (const shared of isNote ? [HEADING_CHUNK, MARKDOWN_CHUNK] : [HEADING_CHUNK]) {
    const asset = getChunkAsset(shared);
    // A site may have none.
    if (asset && !asset.includes('undefined')) {
      void prefetch(asset);
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
