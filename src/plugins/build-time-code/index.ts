/**
 * Highlights code when the site is built, so that no highlighter is sent to the reader: the HTML has
 * the tokens, CSS has both colour modes. Without this plugin (and `rehypeBuildTimeCode` in the
 * markdown options) the theme highlights in the browser, as Docusaurus does by default.
 *
 * Gain, gzip: about 29 KB of JavaScript on every page. Cost: about 0.4 KB of CSS.
 *
 * It leans on three names of the classic theme: the component `MDXComponents/Code`, the component
 * `prism-include-languages`, and that nothing else imports a value from `prism-react-renderer` but
 * `Prism`. The bundler stops the build if the last is no longer so.
 */
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {makeTokenCss} from './tokenCss';

const CSS_FILE = 'code.css';
const NAME = 'build-time-code';

export default function buildTimeCode({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const {theme: light, darkTheme: dark} = (siteConfig.themeConfig as ThemeConfig).prism;
  return {
    name: NAME,
    getThemePath: () => './theme',
    getClientModules: () => [path.join(generatedFilesDir, NAME, 'default', CSS_FILE)],
    async contentLoaded({actions}) {
      await actions.createData(CSS_FILE, makeTokenCss(light, dark ?? light));
    },
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'withoutHighlighter.ts')}},
      };
    },
  };
}
