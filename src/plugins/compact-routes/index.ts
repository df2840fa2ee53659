/**
 * What every page loads for each note of the site, said once, and in fewer files.
 *
 * | Part | Gain, gzip | Leans on |
 * | --- | --- | --- |
 * | a note as one row, `[id, chunk, load]`, and its label in the sidebar, from which the browser makes the routes, the names of their chunks, the registry of chunks, the docs' global data and the sidebar | 110 bytes for each further note on every page (173 become 50, with the next part; its link in the sidebar's HTML is another 26) | the shape of these files in `.docusaurus` |
 * | chunk names as ids, no list of one to the other, shorter hashes | 14 bytes for each further note, 0.8 KB | Docusaurus' `ChunkAssetPlugin` |
 * | one chunk for the docs' layout, one for the blog's, one for what markdown becomes | 2 KB and 7 requests of a note | `registry.js` |
 * | libraries in a chunk of their own | 73 KB of 102 stay in the reader's cache when notes are added; costs 0.8 KB | the names of these packages |
 *
 * Each part stops the build where it no longer finds what it leans on, the last one apart, which
 * would only leave a library in the site's own chunk.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {makeCacheGroups} from './chunkGroups.cjs';
import {listFiles, readNotes} from './readNotes.cjs';

const NAME = 'compact-routes';

/** Takes Docusaurus' own out of the bundler's plugins; chunkAsset.ts does its work. */
function removeChunkAssetPlugin(plugins: unknown[] | undefined) {
  const index = (plugins ?? []).findIndex(
    (plugin) => plugin?.constructor.name === 'ChunkAssetPlugin',
  );
  if (index < 0) {
    throw new Error(
      `${NAME}: Docusaurus has no ChunkAssetPlugin any more; adapt src/plugins/compact-routes/chunkAsset.ts or take it out.`,
    );
  }
  plugins!.splice(index, 1);
}

export default function compactRoutes({generatedFilesDir}: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: NAME,
    getClientModules: () => (isProduction ? [path.join(__dirname, 'chunkAsset.ts')] : []),
    configureWebpack(config, isServer) {
      if (isServer || !isProduction) {
        return {};
      }
      removeChunkAssetPlugin(config.plugins);
      const {notes} = readNotes(generatedFilesDir);
      return {
        module: {
          rules: [
            {
              include: listFiles(generatedFilesDir),
              type: 'javascript/auto',
              loader: path.join(__dirname, 'compactLoader.cjs'),
              options: {generatedDir: generatedFilesDir},
            },
          ],
        },
        // The runtime lists this part of the name for each. Six digits tell a chunk's versions apart.
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
        optimization: {
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              ...makeCacheGroups(new Set(notes.map(({shortName}) => shortName))),
              // Docusaurus' own, which the groups above stand for.
              common: false,
              defaultVendors: false,
            },
          },
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
