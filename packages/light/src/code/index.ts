/**
 * Highlights code when the site is built, so that no highlighter is sent to the reader: the HTML has
 * the tokens, CSS has both colour modes. The theme's own components make the box, its title and its
 * buttons. A fence that is meant for another component (live code) or has magic comments, and code that is
 * given to `CodeBlock` by a component, is left to the theme's `CodeBlock`, and such a page loads the
 * highlighter.
 *
 * Gain, gzip: 32 KB of scripts on every page. Cost: 0.4 KB of CSS.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fileOf} from '../dependsOnFiles';
import {addMdxPlugins, addPlugins, type Part} from '../part';
import {tokenCss, type PrismOptions} from './highlight';
import rehypeHighlight from './rehype';

const CSS_FILE = 'code.css';

const CLASSIC = '@docusaurus/theme-classic';

/** Docusaurus' plugin; tells `options` what the site's configuration says of code. */
function highlightWhenBuilt(options: {current?: PrismOptions}) {
  return function lightCode({generatedFilesDir, siteConfig}: LoadContext): Plugin {
    const name = 'light-code';
    return {
      name,
      getThemePath: () => path.join(__dirname, 'theme'),
      getClientModules: () => [path.join(generatedFilesDir, name, 'default', CSS_FILE)],
      async contentLoaded({actions}) {
        // By now the theme has filled in its defaults.
        const {prism} = siteConfig.themeConfig as {prism: PrismOptions};
        const {theme, darkTheme = theme} = prism;
        options.current = {...prism, darkTheme};
        await actions.createData(CSS_FILE, tokenCss(theme, darkTheme));
      },
      configureWebpack(_config, isServer) {
        // CodeBlock/Content brings the languages along with the highlighter.
        const languages = `${fileOf(CLASSIC, 'lib/prism-include-languages')}$`;
        return isServer ? {} : {resolve: {alias: {[languages]: false}}};
      },
    };
  };
}

export const code: Part = {
  name: 'code',
  dependsOn: [],
  addTo(site) {
    const options: {current?: PrismOptions} = {};
    return addPlugins(
      addMdxPlugins(site, ['docs', 'blog', 'pages'], {
        rehypePlugins: [[rehypeHighlight, options]],
      }),
      highlightWhenBuilt(options),
    );
  },
};
