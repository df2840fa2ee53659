/**
 * Decides which modules share a file in the browser, with the bundler's `splitChunks.cacheGroups`
 * (https://rspack.dev/plugins/webpack/split-chunks-plugin). Docusaurus' settings split a note's layout
 * into nine files and send notes code that other pages share.
 *
 * Saves a note 4 kB of scripts (gzip) and 5 requests; 74 of its 126 kB stay in the reader's cache when
 * the site changes.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {addPlugins, type Part} from '../part';

/** Libraries that every page uses and that change only when they're updated. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](?:react|react-dom|scheduler|react-router|react-router-dom|react-router-config|react-loadable|react-helmet-async|react-fast-compare|history|path-to-regexp|nprogress)[\\/]/;

/** The name that Docusaurus gives the chunk of a route's module. */
const chunkOf = (module: string) => simpleHash(module, 8);

const chunksOfTheme = (...components: string[]) =>
  components.map((name) => chunkOf(`@theme/${name}`));

const DOCS = chunksOfTheme('DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem');
const BLOG = chunksOfTheme('BlogListPage', 'BlogPostPage', 'BlogTagsPostsPage');

/** Matches exactly these chunk names. Faster than a function, which would be called for each module. */
const oneOf = (names: readonly string[]) => new RegExp(`^(?:${names.join('|')})$`);

type Graph = {chunkGraph: {getModuleChunks: (module: unknown) => {name?: string | null}[]}};

/** @param notes The names of the notes' chunks. */
function makeCacheGroups(notes: readonly string[]) {
  return {
    framework: {name: 'framework', chunks: 'initial', test: FRAMEWORK, enforce: true, priority: 45},
    // The docs layout. Notes don't load its modules again.
    docs: {
      name: 'docs',
      chunks: oneOf([...DOCS, ...notes]),
      test: (module: unknown, {chunkGraph}: Graph) =>
        chunkGraph.getModuleChunks(module).some(({name}) => DOCS.includes(name ?? '')),
      enforce: true,
      // Below 50, the priority of Docusaurus' group that keeps all CSS in one file.
      priority: 45,
    },
    blog: {name: 'blog', chunks: oneOf(BLOG), enforce: true, priority: 45},
    // Code that notes share but a kept article doesn't need: Markdown components and figures.
    markdown: {name: 'markdown', chunks: oneOf(notes), minChunks: 2, enforce: true, priority: 40},
    // Docusaurus' own groups, which the ones above replace.
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
  dependsOn: [
    {
      package: '@docusaurus/core',
      file: 'lib/server/codegen/codegenRoutes.js',
      has: ['chunkName = (0, utils_1.simpleHash)(modulePath, 8);'],
    },
  ],
  addTo: (site) => addPlugins(site, lightChunks),
};
