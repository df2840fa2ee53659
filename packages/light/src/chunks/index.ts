/**
 * Which modules share a file for the browser, by the bundler's `splitChunks.cacheGroups`
 * (https://rspack.dev/plugins/webpack/split-chunks-plugin). Docusaurus' own settings split the layout
 * of a note over nine files and send it what other pages share.
 *
 * Gain of a note: 6 KB of scripts (gzip) and 5 requests; 73 of its 121 KB stay in the reader's cache
 * when the site changes.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {addPlugins, type Part} from '../part';

/** Libraries that every page has and that change when they are updated alone. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-router-config|react-loadable|react-helmet-async|react-fast-compare|history|path-to-regexp|nprogress)[\\/]/;

/**
 * The name that Docusaurus gives to the chunk of a route's module. Where it gives another one, the
 * module keeps a chunk of its own.
 */
const chunkOf = (module: string) => simpleHash(module, 8);

const chunksOfTheme = (...components: string[]) =>
  components.map((name) => chunkOf(`@theme/${name}`));

const DOCS = chunksOfTheme('DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem');
const BLOG = chunksOfTheme('BlogListPage', 'BlogPostPage', 'BlogTagsPostsPage');

/** Matches these names of chunks alone: faster than a function, which is called for each module. */
const oneOf = (names: readonly string[]) => new RegExp(`^(?:${names.join('|')})$`);

type Graph = {chunkGraph: {getModuleChunks: (module: unknown) => {name?: string | null}[]}};

/** @param notes Their chunks. */
function makeCacheGroups(notes: readonly string[]) {
  return {
    framework: {name: 'framework', chunks: 'initial', test: FRAMEWORK, enforce: true, priority: 45},
    // The docs' layout. A note does not bring again what the layout has.
    docs: {
      name: 'docs',
      chunks: oneOf([...DOCS, ...notes]),
      test: (module: unknown, {chunkGraph}: Graph) =>
        chunkGraph.getModuleChunks(module).some(({name}) => DOCS.includes(name ?? '')),
      enforce: true,
      // Below the 50 of Docusaurus' group that keeps all CSS in one file.
      priority: 45,
    },
    blog: {name: 'blog', chunks: oneOf(BLOG), enforce: true, priority: 45},
    // What notes share and no page has whose article came with it: components of markdown, figures.
    markdown: {name: 'markdown', chunks: oneOf(notes), minChunks: 2, enforce: true, priority: 40},
    // Docusaurus' own, which the groups above stand for.
    common: false as const,
    defaultVendors: false as const,
  };
}

function lightChunks(): Plugin {
  let notes: string[] = [];
  return {
    name: 'light-chunks',
    async allContentLoaded({allContent}) {
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      notes = (docs as LoadedContent[])
        .flatMap(({loadedVersions}) => loadedVersions)
        .flatMap((version) => version.docs.map(({source}) => chunkOf(source)));
    },
    configureWebpack(_config, isServer) {
      const isForReaders = !isServer && process.env.NODE_ENV === 'production';
      return isForReaders
        ? ({
            optimization: {splitChunks: {cacheGroups: makeCacheGroups(notes)}},
          } as ReturnType<NonNullable<Plugin['configureWebpack']>>)
        : {};
    },
  };
}

export const chunks: Part = {
  name: 'chunks',
  dependsOn: [],
  addTo: (site) => addPlugins(site, lightChunks),
};
