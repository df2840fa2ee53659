/**
 * Highlights code when the site is built, so that no highlighter is sent to the reader: the HTML has
 * the tokens, CSS has both colour modes. The theme's own components make the box, its title and its
 * buttons. A fence that is meant for another component (live code), and code that is given to `CodeBlock`
 * by a component, is left to the theme's `CodeBlock`, and such a page loads the highlighter.
 *
 * Gain, gzip: 32 KB of scripts on every page. Cost: 0.4 KB of CSS.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasesOf} from '../bundler/aliases';
import {partError, fileOf, type DependsOnFile} from '../dependsOnFiles';
import {addMdxPlugins, addPlugins, type Part} from '../part';
import type {PrismOptions} from './highlight';
import rehypeHighlight from './rehype';
import {tokenCss} from './tokenClasses';

const CSS_FILE = 'code.css';

const CLASSIC = '@docusaurus/theme-classic';

const dependsOn: readonly DependsOnFile[] = [
  // The one place where every page gets the highlighter, beside CodeBlock/Content.
  {
    package: CLASSIC,
    file: 'lib/prism-include-languages.js',
    has: ["import { Prism } from 'prism-react-renderer'", 'prismIncludeLanguages(Prism)'],
  },
  {package: CLASSIC, file: 'lib/index.js', has: ["'./prism-include-languages'"]},
  // What else has the highlighter, and what else names it for markdown.
  {
    package: CLASSIC,
    file: 'lib/theme/CodeBlock/Content/index.js',
    has: ["from 'prism-react-renderer'"],
  },
  {
    package: CLASSIC,
    file: 'lib/theme/MDXComponents/Code.js',
    has: ['<CodeInline {...props} />', '<CodeBlock {...props} />'],
  },
  // HighlightedCode.tsx does its work.
  {
    package: CLASSIC,
    file: 'lib/theme/CodeBlock/Layout/index.js',
    has: ['<Content />', 'metadata.title', 'metadata.className', '<Buttons />'],
  },
  {
    package: CLASSIC,
    file: 'lib/theme/CodeBlock/Container/index.js',
    has: ['styles.codeBlockContainer', 'ThemeClassNames.common.codeBlock', 'getPrismCssVariables'],
  },
];

/** Components that a site with its own would not see used for code in markdown. */
const HIGHLIGHTING =
  /^@theme\/(?:CodeBlock(?:\/(?:Container|Content|Layout|Line)(?:\/.+)?)?|MDXComponents\/(?:Code|Pre))$/;

function checkTheme(siteDir: string, aliases: Record<string, string>): void {
  const own = Object.keys(aliases).filter(
    (name) =>
      HIGHLIGHTING.test(name) &&
      aliases[name]!.startsWith(path.join(siteDir, 'src/theme', path.sep)),
  );
  if (own.length > 0) {
    throw partError(
      'code',
      `the site has its own ${own.join(' and ')}, which would not be used for code in markdown.`,
    );
  }
}

/** Docusaurus' plugin; tells `options` what the site's configuration says of code. */
function highlightWhenBuilt(options: {current?: PrismOptions}) {
  return function lightCode({generatedFilesDir, siteConfig, siteDir}: LoadContext): Plugin {
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
      configureWebpack(config, isServer) {
        checkTheme(siteDir, aliasesOf(config));
        // CodeBlock/Content brings the languages along with the highlighter.
        const languages = `${fileOf(CLASSIC, 'lib/prism-include-languages')}$`;
        return isServer ? {} : {resolve: {alias: {[languages]: false}}};
      },
    };
  };
}

export const code: Part = {
  name: 'code',
  dependsOn,
  addTo(site, lightOptions) {
    const options: {current?: PrismOptions} = {};
    return addPlugins(
      addMdxPlugins(site, lightOptions, ['docs', 'blog', 'pages'], {
        rehypePlugins: [[rehypeHighlight, options]],
      }),
      highlightWhenBuilt(options),
    );
  },
};
