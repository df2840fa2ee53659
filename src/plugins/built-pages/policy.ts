/**
 * Gives every page a content security policy: `default-src 'self'`, which Firefox wants for prefetching, and by name what the site's pages
 * need. Scripts in a page are allowed by their hashes, page by page. All else is allowed on every page as
 * soon as one needs it: after a click on a link the policy of the page that was opened first still holds.
 * What no policy of this site may allow stops the build, with what to do instead.
 *
 * An element, as GitHub Pages sends no headers of ours. Source: https://www.w3.org/TR/CSP3/
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {fileOf, replacePage, type BuiltSite} from './builtSite';

/** Core writes it first in the head; the policy holds for what comes after it. */
const CHARSET = '<meta charset=UTF-8>';

/** The id of what React renders; before it stand the scripts of Docusaurus and of the configuration. */
const ROOT_ID = '__docusaurus';

/** Types of scripts that are run; every other is data. */
const RUNS = /^(?:|module|text\/javascript|application\/javascript)$/i;

/** Elements with an address that the browser loads by itself; of links, those with one of these relations. */
const LOADS = /^(?:audio|img|link|script|source|track|video)$/;
const LINK_LOADS =
  /\b(?:stylesheet|icon|manifest|preconnect|dns-prefetch|prefetch|(?:module)?preload)\b/i;
const ADDRESS = /^(?:href|poster|src|srcset)$/;

/** Elements that no page may have, with what to do instead. */
const NEVER: Record<string, string> = {
  base: 'write addresses in full.',
  embed: 'link to it.',
  form: 'the site is read-only; link to a page that takes the answer.',
  iframe: 'link to the page.',
  object: 'link to it.',
};

/** What pages may need beyond what every page does. */
const SOURCES = {
  // Not by a hash: the minifier has changed the text, which React makes anew after a click.
  'style-src-elem': "'self' 'unsafe-inline'",
  'style-src-attr': "'unsafe-inline'",
  'font-src': "'self' data:",
  'media-src': "'self'",
  'manifest-src': "'self'",
};

type Directive = keyof typeof SOURCES;
type Attributes = Record<string, string>;

const NEEDS: [Directive, (element: string, attributes: Attributes) => boolean][] = [
  ['style-src-elem', (element) => element === 'style'],
  ['style-src-attr', (_, {style}) => style !== undefined],
  ['media-src', (element) => /^(?:audio|track|video)$/.test(element)],
  ['manifest-src', (element, {rel}) => element === 'link' && rel === 'manifest'],
];

const isForeign = (addresses: string, origin: string) =>
  addresses
    .split(/,\s+/)
    .some((url) => /^(?:[a-z]+:)?\/\//i.test(url) && !url.startsWith(`${origin}/`));

/** What is wrong with an element, each with what to do instead. */
function findFaults(element: string, attributes: Attributes, origin: string): string[] {
  // Such a form only closes its dialog.
  if (NEVER[element] && !(element === 'form' && attributes.method === 'dialog')) {
    return [NEVER[element]];
  }
  const isLoaded =
    LOADS.test(element) && (element !== 'link' || LINK_LOADS.test(attributes.rel ?? ''));
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (/^on[a-z]/.test(name)) {
      return [`${name} is not run; write a component that listens.`];
    }
    if (name === 'href' && /^\s*javascript:/i.test(value)) {
      return ['a script in an address is not run; write a component with a button.'];
    }
    return isLoaded && ADDRESS.test(name) && isForeign(value, origin)
      ? ['it is of another site; put the file beside the note, or into static/.']
      : [];
  });
}

/**
 * @param html A whole page.
 * @param origin The site's own.
 * @returns the texts of `scripts` that are run; `needs`, directives beyond those of every page, each with
 *   the first tag that needs it; and `faults`, what the policy forbids
 */
export function readPage(html: string, origin: string) {
  const scripts: string[] = [];
  const needs = new Map<Directive, string>();
  const faults: string[] = [];
  let isRendered = false;
  let isInScript = false;
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      const readTag = () =>
        html.slice(parser.startIndex, parser.endIndex + 1).replace(/^(.{119}).{2,}$/s, '$1…');
      faults.push(...findFaults(name, attributes, origin).map((fault) => `${readTag()}: ${fault}`));
      NEEDS.filter(
        ([directive, needsIt]) => !needs.has(directive) && needsIt(name, attributes),
      ).forEach(([directive]) => needs.set(directive, readTag()));
      isRendered ||= attributes.id === ROOT_ID;
      isInScript =
        name === 'script' && attributes.src === undefined && RUNS.test(attributes.type ?? '');
      if (isInScript) {
        scripts.push('');
      }
      if (isInScript && isRendered) {
        faults.push(`${readTag()}: not run when a link leads to the page; write a component.`);
      }
    },
    ontext(text) {
      if (isInScript) {
        scripts.push(scripts.pop() + text);
      }
    },
    onclosetag() {
      isInScript = false;
    },
  });
  parser.end(html);
  return {scripts, needs, faults};
}

/**
 * Takes out styles of Docusaurus' own that need not be in HTML: of the hidden sprite of icons, and of the
 * banner about a wrong base URL, which a script of the home page shows when no stylesheet came. With them
 * goes the empty class that the theme gives every link and item of Markdown.
 */
const mendStyles = (html: string) =>
  html
    .replace(/(<(?:a|li)\b[^<>]*) class=""/g, '$1')
    .replace('<svg style="display: none;">', '<svg display=none>')
    .replace(/<script[^>]*>(?:(?!<\/script>)[^])*base-url-issue-banner[^]*?<\/script>/, (script) =>
      script.replace(/ style="[^"]*"/g, ''),
    );

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function usesFonts(outDir: string): boolean {
  const folder = path.join(outDir, 'assets/css');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.some((file) => readFileSync(path.join(folder, file), 'utf8').includes('@font-face'));
}

/** Lists of strings by a key. */
class Groups<Key> extends Map<Key, string[]> {
  add(key: Key, item: string) {
    this.set(key, [...(this.get(key) ?? []), item]);
  }
}

/** @throws Error that names all that the policy forbids, by page */
export function addPolicies(site: BuiltSite): void {
  const {config, outDir, plugins, routes} = site;
  const faults = new Groups<string>();
  const needs = new Groups<Directive>();
  const pages = routes.map((route) => {
    const file = fileOf(route, site);
    const name = path.relative(outDir, file);
    const html = mendStyles(readFileSync(file, 'utf8'));
    const content = readPage(html, config.url);
    content.faults.forEach((fault) => faults.add(fault, name));
    content.needs.forEach((tag, directive) => needs.add(directive, `${name}: ${tag}`));
    if (!html.includes(CHARSET)) {
      faults.add(`no "${CHARSET}" to put the policy after. Adapt ${__filename}.`, name);
    }
    return {file, html, scripts: content.scripts};
  });
  if (plugins.includes('docusaurus-theme-live-codeblock')) {
    faults.add("it needs 'unsafe-eval', by which any text may become a script.", 'Live code');
  }
  if (plugins.includes('docusaurus-theme-mermaid')) {
    needs.add('style-src-elem', 'Mermaid draws with styles');
    needs.add('style-src-attr', 'Mermaid draws with styles');
  }
  if (usesFonts(outDir)) {
    needs.add('font-src', 'a stylesheet');
  }
  if (faults.size > 0) {
    const lines = [...faults].map(([fault, names]) => {
      const more = names.length > 1 ? ` and ${names.length - 1} more` : '';
      return `${names[0]}${more}: ${fault}`;
    });
    throw new Error(`The content security policy forbids:\n${lines.join('\n')}`);
  }

  const shared = [
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    ...[...needs.keys()].map((directive) => `${directive} ${SOURCES[directive]}`),
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  for (const {file, html, scripts} of pages) {
    const hashes = [...new Set(scripts.map(hashOf))].join(' ');
    const policy = `default-src 'self'; script-src 'self' ${hashes}; ${shared}`;
    const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
    replacePage(file, html.replace(CHARSET, CHARSET + meta));
  }
  for (const [directive, where] of needs) {
    if (SOURCES[directive].includes('unsafe')) {
      console.warn(
        `[policy] Every page allows ${directive} 'unsafe-inline'. A class of a stylesheet in place of each makes it strict:\n${where.join('\n')}`,
      );
    }
  }
}
