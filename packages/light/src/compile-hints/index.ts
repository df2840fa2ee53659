/**
 * Puts a comment on top of every script of the build that has the browser compile all its functions
 * while it loads, on another thread. Without it Chromium compiles most of them when they are first
 * called, while the reader waits: a hundred at the first click on a link.
 *
 * Gain, with a CPU four times slower: the main script is evaluated in 53 ms instead of 121, a click
 * shows its heading in 79 ms instead of 108 (medians of 17 in turn), and scripts block the page for 28 ms
 * instead of 54 (of 12; fewer than ten tell nothing, as one differs from the next by more than that).
 * Cost: 27 bytes a script before gzip. Browsers that don't know the comment pass over it.
 * Source: https://github.com/WICG/explicit-javascript-compile-hints-file-based
 *
 * Leans on the bundler's BannerPlugin alone, which is documented.
 */
import type {Plugin} from '@docusaurus/types';
import {addPlugins, type Part} from '../part';

const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** After the minifier (400 in the bundler's numbers), which drops comments; before the hashes (2500). */
const AFTER_MINIFIER = 1000;

function lightCompileHints(): Plugin {
  return {
    name: 'light-compile-hints',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      return {
        plugins: [
          new currentBundler.instance.BannerPlugin({
            banner: COMPILE_HINT,
            raw: true,
            include: /\.js$/,
            stage: AFTER_MINIFIER,
          }),
        ],
      };
    },
  };
}

export const compileHints: Part = {
  name: 'compile-hints',
  dependsOn: [],
  addTo: (site) => addPlugins(site, lightCompileHints),
};
