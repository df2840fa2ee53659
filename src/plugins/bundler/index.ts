/**
 * What no option of Docusaurus sets of the bundler.
 *
 * - A script that does not answer is given up after ten seconds, not after the bundler's two minutes:
 *   the reader's click then becomes the browser's own load of the page, which shows how it stands.
 * - A build is the same byte for byte wherever the project's folder stands, with a cache or without.
 *   steadyNames.ts is one half of that. The other: Docusaurus has a picture of a note or a post loaded by
 *   a request that names the loader for large files by its absolute path; the bundler makes a module's
 *   number from its request, and the numbers are in the scripts, whose hashes are in every page. Without
 *   the path, url-loader takes the same loader by itself.
 *
 * Cost: none known. Leans on the form of that request (`inlineMarkdownImageFileLoader` of
 * `getFileLoaderUtils`, @docusaurus/utils): should it change, `npm run test:reproducible` fails.
 */
import type {Plugin} from '@docusaurus/types';
import {steadyNames} from './steadyNames';

/** In milliseconds; a script that has begun to arrive has to be whole by then as well. */
const SCRIPT_ARRIVES_WITHIN = 10_000;

/** In the options of url-loader, whose `fallback` is file-loader by default. */
const FALLBACK = /(?<=url-loader[^!]*)&fallback=[^!&]*file-loader[^!&]*/;

export default function bundler(): Plugin {
  return {
    name: 'bundler',
    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        output: {chunkLoadTimeout: SCRIPT_ARRIVES_WITHIN},
        plugins: [
          new NormalModuleReplacementPlugin(FALLBACK, (resource: {request: string}) => {
            resource.request = resource.request.replace(FALLBACK, '');
          }),
          ...(isServer ? [] : [steadyNames]),
        ],
      };
    },
  };
}
