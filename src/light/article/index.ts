/**
 * A note's HTML is loaded once. Docusaurus sends the text of a page twice, as HTML and as the script
 * that makes the same HTML again, and has React walk through both. Here the article of the first page
 * stays as the server made it; what the rest of the page must know of the note (title, contents,
 * dates) comes as JSON at the end of the HTML. A page opened by a link is rendered by React as ever,
 * and so is a note that is not proved to be static (proof.ts).
 *
 * Gain, gzip, on the notes of this site: 24 to 31 KB of the note's own script and 7 KB of the
 * components for markdown, which no first page loads. Cost: 0.6 KB of HTML, 1 KB of script.
 *
 * Leans on React leaving alone what stands in an element with `dangerouslySetInnerHTML`
 * (https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html), and on
 * how core finds and loads the chunks of a route.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {aliasesOf, replaceComponent} from '../bundler/aliases';
import type {Ground} from '../ground';
import {addMdxPlugins, addPlugins, type Part} from '../part';
import {makeProof, type Prover} from './proof';
import {BRING_CONTENT, recmaArticle} from './recmaArticle';

const CLASSIC = '@docusaurus/theme-classic';

const ground: readonly Ground[] = [
  // keepArticle.ts puts the page's own article where these look for a note's chunk.
  {
    package: '@docusaurus/core',
    file: 'lib/client/exports/ComponentCreator.js',
    has: [
      'const chunkNames = routesChunkNames[`${path}-${hash}`];',
      'const chunkRegistry = registry[chunkName];',
      'loader[keyPath] = chunkRegistry[0];',
    ],
  },
  {
    package: '@docusaurus/core',
    file: 'lib/server/codegen/codegenRoutes.js',
    has: ['const routeKey = `${routePath}-${routeHash}`;', '"${chunkName}": [() => import('],
  },
  // What DocItem and DocItem/Content are given.
  {
    package: CLASSIC,
    file: 'lib/theme/DocItem/index.js',
    has: ['<DocProvider content={props.content}>'],
  },
  {
    package: CLASSIC,
    file: 'lib/theme/DocItem/Content/index.js',
    has: ['ThemeClassNames.docs.docMarkdown', '<MDXContent>{children}</MDXContent>'],
  },
  // What the page's data must hold.
  {
    package: '@docusaurus/plugin-content-docs',
    file: 'lib/client/doc.js',
    has: [
      'metadata: content.metadata',
      'frontMatter: content.frontMatter',
      'assets: content.assets',
      'contentTitle: content.contentTitle',
      'toc: content.toc',
    ],
  },
  // proof.ts knows these components to be static.
  {
    package: CLASSIC,
    file: 'lib/theme/MDXComponents/index.js',
    sha256: 'b1a0eed95525de25273120c4f48ef939e51e0adfafe4a9b1c64fd3d040d6136c',
  },
];

function lightArticle(prover: {current?: Prover}) {
  return function plugin({siteDir}: LoadContext): Plugin {
    return {
      name: 'light-article',
      getThemePath: () => path.join(__dirname, 'theme'),
      getClientModules: () => [path.join(__dirname, 'keepArticle.ts')],
      configureWebpack(config, isServer) {
        const aliases = aliasesOf(config);
        prover.current = makeProof(siteDir, aliases);
        // What decides is not imported by the notes that it decides on.
        const {cache} =
          (config as {experiments?: {cache?: {buildDependencies?: string[]}}}).experiments ?? {};
        cache?.buildDependencies?.push(...prover.current.listSources());
        if (!isServer) {
          return {};
        }
        // The server renders the theme's own component: nothing is kept there, and were it brought along
        // by the notes, it would be in the server's script of each.
        const ours = path.join(__dirname, 'theme', 'DocItem', 'Content');
        const theirs = aliases['@theme-init/DocItem/Content']!;
        const alias = {...replaceComponent(aliases, ours, theirs), [BRING_CONTENT]: false as const};
        return {resolve: {alias}};
      },
    };
  };
}

export const article: Part = {
  name: 'article',
  ground,
  addTo(site) {
    const prover: {current?: Prover} = {};
    return addPlugins(
      addMdxPlugins(site, ['docs'], {recmaPlugins: [[recmaArticle, prover]]}),
      lightArticle(prover),
    );
  },
};
