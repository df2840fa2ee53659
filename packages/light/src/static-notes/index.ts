/**
 * Loads a note's HTML once. Docusaurus sends a page's text twice, as HTML and as the script that produces
 * the same HTML, and React walks through both. Here the first page's article stays as the server rendered it,
 * and whatever the rest of the page needs to know about the note (title, contents, dates) is in JSON at
 * the end of the HTML. Pages opened through a link are rendered by React as usual, and so is a note that
 * contains anything not known to be static (whyInteractive.ts).
 *
 * Saves each of this site's notes 102 to 137 kB of scripts (gzip): its own, and the Markdown components,
 * which a first page doesn't load. Costs 0.6 to 0.9 kB of HTML.
 *
 * Relies on React leaving the contents of an element with `dangerouslySetInnerHTML` alone
 * (https://react.dev/reference/react-dom/components/common#dangerously-setting-the-inner-html), and on
 * how core finds and loads a route's chunks.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fileOf} from '../dependsOnFiles';
import {addMdxPlugins, addPlugins, type DependsOnFile, type Part} from '../part';
import {isOneOf, recmaStaticNotes, type Setup} from './recmaStaticNotes';

const CLASSIC = '@docusaurus/theme-classic';

const dependsOn: readonly DependsOnFile[] = [
  // keepArticle.ts puts the page's own article where this code looks for a note's chunk.
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

/** Files that the bundler substitutes for names (`@theme/…`), by name. */
type Aliases = Record<string, string | false>;

/** The theme's components that Markdown elements turn into, and their parts. */
const BEHIND_MARKDOWN =
  /^@theme\/((?:MDXComponents|MDXContent|Admonition|CodeInline|Details|Heading)(?:\/.+)?)$/;

/**
 * Explains why no note is static, if any component that Markdown elements turn into is neither the classic
 * theme's nor listed.
 */
function whyNone(aliases: Aliases, listed: readonly string[]): string | undefined {
  const known = [fileOf(CLASSIC, 'lib/theme'), path.join(__dirname, '..'), ...listed];
  const own = Object.keys(aliases).find(
    (name) => BEHIND_MARKDOWN.test(name) && !isOneOf(known, String(aliases[name])),
  );
  return own && `${own} is ${aliases[own]}, which isn't listed in \`static\``;
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
          console.log(
            `[light] React renders every note in the browser, because ${why}. If it needs no script in the browser, list it there.`,
          );
        }
        setup.current = {siteDir, listed, whyNone: why};
        // The server, where there's nothing to keep, renders the theme's own component.
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
  // Otherwise React highlights code in the browser.
  needs: 'code',
  dependsOn,
  addTo(site, lightOptions) {
    const setup: {current?: Setup} = {};
    return addPlugins(
      addMdxPlugins(site, ['docs'], {recmaPlugins: [[recmaStaticNotes, setup]]}),
      lightStaticNotes(setup, lightOptions.static ?? []),
    );
  },
};
