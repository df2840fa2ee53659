/**
 * Highlights code at build time, so that readers don't download a highlighter: the HTML contains the tokens,
 * and the CSS covers both colour modes. The theme's components still render the box, its title and its
 * buttons. Fences meant for another component (live code) or with magic comments, and code that a component
 * passes to `CodeBlock`, are left to the theme's `CodeBlock`; pages that contain any load the highlighter.
 *
 * Saves 34 kB of scripts (gzip) on a page with code, and 133 to 167 kB on this site's notes, because notes
 * can't be static without this part. Costs 0.3 kB of CSS.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fileOf} from '../dependsOnFiles';
import {addMdxPlugins, addPlugins, type Part} from '../part';
import {tokenCss, type PrismOptions} from './highlight';
import rehypeHighlight from './rehype';

const CSS_FILE = 'code.css';

const CLASSIC = '@docusaurus/theme-classic';

/** Makes the Docusaurus plugin, which fills `options` with the site's code settings. */
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
        // CodeBlock/Content loads the languages along with the highlighter.
        const languages = `${fileOf(CLASSIC, 'lib/prism-include-languages')}$`;
        return isServer ? {} : {resolve: {alias: {[languages]: false}}};
      },
    };
  };
}

export const code: Part = {
  name: 'code',
  dependsOn: [{package: CLASSIC, file: 'lib/index.js', has: ["'./prism-include-languages'"]}],
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
