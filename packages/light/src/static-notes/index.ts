/**
 * A note's HTML is loaded once. Docusaurus sends the text of a page twice, as HTML and as the script
 * that makes the same HTML again, and has React walk through both. Here the article of the first page
 * stays as the server made it; what the rest of the page must know of the note (title, contents,
 * dates) comes as JSON at the end of the HTML. A page opened by a link is rendered by React as ever,
 * and so is a note with anything in it that is not known to be static (whyInteractive.ts).
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
import {fileOf} from '../dependsOnFiles';
import {addMdxPlugins, addPlugins, type DependsOnFile, type Part} from '../part';
import {isOneOf, recmaStaticNotes, type Setup} from './recmaStaticNotes';

const CLASSIC = '@docusaurus/theme-classic';

const dependsOn: readonly DependsOnFile[] = [
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
];

/** Files that the bundler takes for names (`@theme/…`), by the name. */
type Aliases = Record<string, string | false>;

/** The theme's components behind what markdown is made of, and those in them. */
const BEHIND_MARKDOWN =
  /^@theme\/((?:MDXComponents|MDXContent|Admonition|CodeInline|Details|Heading)(?:\/.+)?)$/;

/** Why no note is static: a component behind markdown is neither the classic theme's nor listed. */
function whyNone(aliases: Aliases, listed: readonly string[]): string | undefined {
  const known = [fileOf(CLASSIC, 'lib/theme'), path.join(__dirname, '..'), ...listed];
  const own = Object.keys(aliases).find(
    (name) => BEHIND_MARKDOWN.test(name) && !isOneOf(known, String(aliases[name])),
  );
  return own && `${own} is ${aliases[own]}, which is not in the list "static"`;
}

function lightStaticNotes(setup: {current?: Setup}, list: readonly string[]) {
  return function plugin({siteDir}: LoadContext): Plugin {
    const listed = list.map((each) => path.join(siteDir, each.replace(/^@site\//, '')));
    return {
      name: 'light-static-notes',
      getThemePath: () => path.join(__dirname, 'theme'),
      getClientModules: () => [path.join(__dirname, 'keepArticle.ts')],
      configureWebpack(config, isServer) {
        const aliases = (config.resolve?.alias ?? {}) as Aliases;
        const why = whyNone(aliases, listed);
        if (why && !setup.current) {
          console.log(`[light] React renders every note in the browser: ${why}.`);
        }
        setup.current = {siteDir, listed, whyNone: why};
        // The server renders the theme's own component: nothing is kept there.
        const ours = path.join(__dirname, 'theme', 'DocItem', 'Content', path.sep);
        const names = Object.keys(aliases).filter((name) => String(aliases[name]).startsWith(ours));
        const theirs = aliases['@theme-init/DocItem/Content']!;
        const alias = Object.fromEntries(names.map((name) => [name, theirs]));
        return isServer ? {resolve: {alias}} : {};
      },
    };
  };
}

export const staticNotes: Part = {
  name: 'static-notes',
  dependsOn,
  addTo(site, lightOptions) {
    const setup: {current?: Setup} = {};
    return addPlugins(
      addMdxPlugins(site, ['docs'], {recmaPlugins: [[recmaStaticNotes, setup]]}),
      lightStaticNotes(setup, lightOptions.static ?? []),
    );
  },
};
