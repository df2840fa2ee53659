/** Which modules go into which of the browser's chunks. */
import {DOCS, type Generated} from './generated';
import type {Note, Notes} from './notes';

/** By module of a route, the chunk that it goes to, because the pages that load one load all. */
export type ChunkGroups = ReadonlyMap<string, string>;

const BLOG_PAGES = ['BlogListPage', 'BlogPostPage', 'BlogTagsPostsPage'];
const DOCS_LAYOUT = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];

/** What several notes need, and no page whose article came with it. */
const MARKDOWN_CHUNK = 'markdown';

const SHORTEST_NAME = 4;

/** Libraries that every page has and that change when they are updated alone. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-router-config|react-loadable|react-helmet-async|react-fast-compare|history|path-to-regexp|nprogress)[\\/]/;

/** @param version The one whose notes are compacted; every other keeps its own chunk. */
export function groupChunks({registry}: Generated, {version}: Notes): ChunkGroups {
  const {pluginId} = version.version;
  const docs = [
    ...DOCS_LAYOUT.map((name) => `@theme/${name}`),
    version.module,
    `@generated/${DOCS}/${pluginId}/__plugin.json`,
  ];
  const blog = BLOG_PAGES.map((name) => `@theme/${name}`);
  const modules = new Set(registry.values());
  return new Map(
    [
      ...docs.map((module) => [module, 'docs'] as const),
      ...blog.map((module) => [module, 'blog'] as const),
    ].filter(([module]) => modules.has(module)),
  );
}

/** By chunk of a note, its name at the shortest length at which the names still differ. */
export function shortenNames(
  notes: readonly Note[],
  others: Iterable<string>,
): Map<string, string> {
  const names = notes.map(({chunk}) => chunk);
  const taken = new Set(others);
  const collide = (length: number) => {
    const short = names.map((name) => name.slice(0, length));
    return new Set(short).size < short.length || short.some((name) => taken.has(name));
  };
  let length = SHORTEST_NAME;
  while (collide(length)) {
    length++;
  }
  return new Map(names.map((name) => [name, name.slice(0, length)]));
}

/** Of all that notes share, what pages without markdown have as well; chunkAsset.ts prefetches it too. */
const HEADING = /[\\/]theme[\\/]Heading[\\/]|[\\/]theme-common[\\/]lib[\\/]utils[\\/]anchorUtils/;

type Chunk = {name?: string | null};
type Graph = {chunkGraph: {getModuleChunks: (module: unknown) => Chunk[]}};

/** Matches these names of chunks alone. */
const oneOf = (names: Iterable<string>) =>
  new RegExp(`^(?:${[...names].map((name) => name.replace(/\W/g, '\\$&')).join('|')})$`);

/**
 * Cache groups for the bundler (https://rspack.dev/plugins/webpack/split-chunks-plugin) that keep a
 * module from being in several chunks of one page. Notes' chunks are told by patterns: a function would
 * be called for each module in each of them, which takes half a second with 500 notes.
 *
 * @param noteChunks Their names.
 */
export function makeCacheGroups(noteChunks: ReadonlySet<string>) {
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
      chunks: oneOf(['docs', ...noteChunks]),
      test: (module: unknown, {chunkGraph}: Graph) =>
        chunkGraph.getModuleChunks(module).some(({name}) => name === 'docs'),
      enforce: true,
      // Below the 50 of the group that keeps all CSS in one file.
      priority: 45,
    },
    // Or a page with one heading would load all that notes are made of.
    heading: {
      name: 'heading',
      // Not on every page, nor on every note's. Some have no name, which no pattern matches.
      chunks: ({name}: Chunk) => name !== 'docs' && name !== 'main',
      test: HEADING,
      enforce: true,
      priority: 42,
    },
    markdown: {
      name: MARKDOWN_CHUNK,
      // A page that is no note has what it needs of it on board, which is less than notes need.
      chunks: oneOf(noteChunks),
      minChunks: 2,
      enforce: true,
      priority: 40,
    },
    // Docusaurus' own, which the groups above stand for.
    common: false as const,
    defaultVendors: false as const,
  };
}
