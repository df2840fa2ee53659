/**
 * Highlights code when the site is built, so that no highlighter is sent to the reader: the HTML has
 * the tokens, CSS has both colour modes. The theme's own components make the box, its title and its
 * buttons. What can't be made exactly as the theme would (code that is live, or given to `CodeBlock` by
 * a component) is left to the theme's `CodeBlock`, and such a page loads the highlighter.
 *
 * Gain, gzip: 32 KB of scripts on every page. Cost: 0.4 KB of CSS.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasesOf} from '../bundler/aliases';
import {partError, fileOf, type Ground} from '../ground';
import {addMdxPlugins, addPlugins, type Part} from '../part';
import {readPrismOptions, type PrismOptions} from './prismOptions';
import rehypeHighlight from './rehype';
import {makeTokenCss} from './tokenCss';

const CSS_FILE = 'code.css';

const CLASSIC = '@docusaurus/theme-classic';

const ground: readonly Ground[] = [
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

/** Where a site that has its own of these would have its work undone. */
const OWN_HIGHLIGHTING = [
  'CodeBlock',
  'CodeBlock/Container',
  'CodeBlock/Content',
  'CodeBlock/Content/String',
  'CodeBlock/Layout',
  'CodeBlock/Line',
  'CodeBlock/Line/Token',
  'MDXComponents/Code',
  'MDXComponents/Pre',
];

function checkTheme(siteDir: string, aliases: Record<string, string>): void {
  const ours = OWN_HIGHLIGHTING.filter((name) =>
    aliases[`@theme/${name}`]?.startsWith(path.join(siteDir, 'src', 'theme') + path.sep),
  );
  if (ours.length > 0) {
    throw partError(
      'code',
      `src/theme has its own ${ours.join(' and ')}, which would not be used for code in markdown.`,
    );
  }
}

/** Docusaurus' plugin; tells `options` what the site's configuration says of code. */
function highlightWhenBuilt(options: {current?: PrismOptions}) {
  return function lightCode({generatedFilesDir, siteConfig, siteDir}: LoadContext): Plugin {
    options.current = readPrismOptions(siteConfig);
    const {theme, darkTheme} = options.current;
    const name = 'light-code';
    return {
      name,
      getThemePath: () => path.join(__dirname, 'theme'),
      getClientModules: () => [path.join(generatedFilesDir, name, 'default', CSS_FILE)],
      async contentLoaded({actions}) {
        await actions.createData(CSS_FILE, makeTokenCss(theme, darkTheme));
      },
      configureWebpack(config, isServer) {
        checkTheme(siteDir, aliasesOf(config));
        return {
          resolve: {
            alias: {
              // Content brings the languages along with the highlighter.
              ...(!isServer && {
                [`${fileOf(CLASSIC, 'lib/prism-include-languages')}$`]: path.join(
                  __dirname,
                  'noLanguages.ts',
                ),
              }),
            },
          },
        };
      },
    };
  };
}

export const code: Part = {
  name: 'code',
  ground,
  addTo(site) {
    const options: {current?: PrismOptions} = {};
    return addPlugins(
      addMdxPlugins(site, ['docs', 'blog', 'pages'], {rehypePlugins: [[rehypeHighlight, options]]}),
      highlightWhenBuilt(options),
    );
  },
};
