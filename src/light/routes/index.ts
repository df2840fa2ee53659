/**
 * What every page loads for each note of the site, said once, and in fewer files.
 *
 * | What | Gain, gzip |
 * | --- | --- |
 * | a note as one row, from which the browser makes the routes, their chunks, the docs' global data and the sidebar (compact.ts, expand.ts) | 110 bytes for each further note on every page |
 * | chunk names as ids, no list of one to the other (chunkAsset.ts), shorter hashes | 14 bytes for each further note, 0.8 KB |
 * | one chunk for the docs' layout, one for the blog's, one for what notes share (chunks.ts) | 2 KB and 7 requests of a note |
 * | libraries in a chunk of their own (chunks.ts) | 73 KB of 102 stay in the reader's cache when notes are added; costs 0.8 KB |
 *
 * Leans on the files that Docusaurus generates: read with checks (generated.ts), changed without loss.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {transformFile} from '../bundler/transform';
import {partError, type Ground} from '../ground';
import {addPlugins, type Part} from '../part';
import {groupChunks, makeCacheGroups} from './chunks';
import {compact} from './compact';
import {DOCS, readGenerated} from './generated';
import {findNotes} from './notes';

const CORE = '@docusaurus/core';
const CHUNK_ASSET = path.join(__dirname, 'chunkAsset.ts');
const CHUNK_ASSET_PLUGIN = 'ChunkAssetPlugin';

const ground: readonly Ground[] = [
  // chunkAsset.ts does its work.
  {
    package: CORE,
    file: `lib/webpack/plugins/${CHUNK_ASSET_PLUGIN}.js`,
    has: ["'__webpack_require__.gca'", `class ${CHUNK_ASSET_PLUGIN}`],
  },
  {
    package: CORE,
    file: 'lib/client/docusaurus.js',
    has: ['__webpack_require__.gca(chunkName)', "!chunkAsset.includes('undefined')"],
  },
  {package: CORE, file: 'lib/webpack/client.js', has: ['new ChunkAssetPlugin_1.default()']},
  // Whatever is not among a note's own is for cards of notes.
  {
    package: '@docusaurus/theme-classic',
    file: 'lib/theme/DocCard/index.js',
    has: ['useDocById(item.docId ?? undefined)'],
  },
];

/** The hooks by which a component of the site gets at notes' descriptions. */
const READS_DESCRIPTIONS = /\buse(?:DocById|DocsVersion)\b/;
const SOURCE = /\.(?:[jt]sx?|mdx?)$/;

function readsDescriptions(folders: readonly string[]): boolean {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => SOURCE.test(file))
        .map((file) => path.join(folder, file)),
    )
    .some(
      (file) => !file.startsWith(__dirname) && READS_DESCRIPTIONS.test(readFileSync(file, 'utf8')),
    );
}

/** Takes Docusaurus' own out of the bundler's plugins. */
function removeChunkAssetPlugin(plugins: unknown[] | undefined): void {
  const index = (plugins ?? []).findIndex(
    (plugin) => plugin?.constructor.name === CHUNK_ASSET_PLUGIN,
  );
  if (index < 0) {
    throw partError('routes', `${CORE} no longer gives the bundler a ${CHUNK_ASSET_PLUGIN}.`);
  }
  plugins!.splice(index, 1);
}

function lightRoutes({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: 'light-routes',
    getThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => (isProduction ? [CHUNK_ASSET] : []),
    async allContentLoaded({allContent, actions}) {
      const instances = Object.entries(allContent[DOCS] ?? {}) as [string, LoadedContent][];
      const versions = instances.flatMap(([pluginId, {loadedVersions}]) =>
        loadedVersions.map(({versionName, docs}) => [
          `${pluginId} ${versionName}`,
          Object.fromEntries(docs.map(({id, description}) => [id, description])),
        ]),
      );
      await actions.createData('descriptions.json', Object.fromEntries(versions) as object);
    },
    configureWebpack(config, isServer) {
      const generated = isServer || !isProduction ? undefined : readGenerated(generatedFilesDir);
      const notes = generated && findNotes(generated);
      if (!notes) {
        // Docusaurus' own list of chunks stays, or there are none to ask for.
        return {resolve: {alias: {[`${CHUNK_ASSET}$`]: false}}};
      }
      const folders = ['src', 'docs', 'blog', 'versioned_docs'].map((name) =>
        path.join(siteDir, name),
      );
      const {files, noteChunks} = compact(
        generatedFilesDir,
        generated,
        notes,
        groupChunks(generated, notes),
        readsDescriptions(folders),
      );
      removeChunkAssetPlugin(config.plugins);
      return {
        module: {
          rules: [...files].map(([file, text]) => transformFile(file, () => text, true)),
        },
        // The runtime lists this part of the name for each. Six digits tell a chunk's versions apart.
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
        optimization: {
          chunkIds: 'named',
          splitChunks: {cacheGroups: makeCacheGroups(noteChunks)},
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}

export const routes: Part = {
  name: 'routes',
  ground,
  addTo: (site) => addPlugins(site, lightRoutes),
};
