// @ts-check
/**
 * Which chunks of the routes become one, because the pages that load one of them load all.
 *
 * @typedef {{name: string, sources: RegExp}} ChunkGroup
 */

/** @type {ChunkGroup[]} */
const CHUNK_GROUPS = [
  {
    name: 'docs',
    sources:
      /^@theme\/Doc(?:sRoot|VersionRoot|Root|Item)$|-content-docs\/default\/(?:__plugin|p\/[^/]*-docs-\w+)\.json$/,
  },
  // The pages that show posts; the archive and the list of tags are much less.
  {name: 'blog', sources: /^@theme\/Blog(?:List|Post|TagsPosts)Page$/},
];

/**
 * What several markdown files need: the components that markdown becomes and those of the notes. The
 * chunk is named by an import in src/plugins/static-article.
 */
const MARKDOWN_GROUP = 'markdown';

/** Libraries that every page has and that change when they are updated alone. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-router-config|react-loadable|react-helmet-async|react-fast-compare|history|path-to-regexp|nprogress)[\\/]/;

/**
 * @param {string} source A module, as `registry.js` names it.
 * @returns {string | undefined} The name of the chunk that it goes to.
 */
function findChunkGroup(source) {
  return CHUNK_GROUPS.find(({sources}) => sources.test(source))?.name;
}

/** @typedef {{name?: string | null}} Chunk */
/** @typedef {{chunkGraph: {getModuleChunks: (module: unknown) => Chunk[]}}} Graph */

/**
 * Cache groups for the bundler that keep a module from being in several chunks of one page.
 *
 * @param {ReadonlySet<string>} noteChunks Their names.
 */
function makeCacheGroups(noteChunks) {
  /**
   * @param {unknown} module
   * @param {Graph} graph
   */
  const chunksOf = (module, {chunkGraph}) =>
    chunkGraph.getModuleChunks(module).map(({name}) => name ?? '');
  /** @param {string} name */
  const isOfNotes = (name) => name === MARKDOWN_GROUP || noteChunks.has(name);

  return {
    // Stays the same when notes are added.
    framework: {
      name: 'framework',
      chunks: 'initial',
      test: FRAMEWORK,
      enforce: true,
      priority: 45,
    },
    // What the docs' layout has already, a note need not bring.
    docs: {
      name: 'docs',
      chunks: (/** @type {Chunk} */ {name}) => name === 'docs' || isOfNotes(name ?? ''),
      test: (/** @type {unknown} */ module, /** @type {Graph} */ graph) =>
        chunksOf(module, graph).includes('docs'),
      enforce: true,
      // Below the 50 of the group that keeps all CSS in one file.
      priority: 45,
    },
    markdown: {
      name: MARKDOWN_GROUP,
      chunks: (/** @type {Chunk} */ {name}) => name !== 'docs' && name !== 'main',
      test: (/** @type {unknown} */ module, /** @type {Graph} */ graph) => {
        const chunks = chunksOf(module, graph);
        return chunks.includes(MARKDOWN_GROUP) || chunks.filter(isOfNotes).length > 1;
      },
      enforce: true,
      priority: 40,
    },
  };
}

module.exports = {findChunkGroup, makeCacheGroups};
