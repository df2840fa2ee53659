/**
 * Gives every page a content security policy: nothing but the site's own files, no frames, and of the
 * scripts in a page those whose hashes it names. After a click on a link the policy of the page that was
 * opened first still holds, so what one page has of styles, every page is allowed.
 *
 * An element, as GitHub Pages sends no headers of ours. Source: https://www.w3.org/TR/CSP3/
 */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileOf, replacePage, type BuiltSite} from './builtSite';

/** Core writes it first in the head; the policy holds for what comes after it. */
const CHARSET = '<meta charset=UTF-8>';

/** Scripts that are run, in the HTML of a page; those with an address are files, those with a type data. */
const SCRIPT = /<script(?![^>]*(?:src|type)=)[^>]*>([^]*?)<\/script>/g;

const ANY_SCRIPT = /<script[^>]*>[^]*?<\/script>/g;

/** What a page may have that the policy allows with `'unsafe-inline'` alone, by its directive. */
const STYLES = {
  // Not by a hash: the minifier has changed the text, which React makes anew after a click.
  'style-src-elem': /<style\b/,
  'style-src-attr': /<[a-z][^>]*\sstyle=/,
};

/**
 * Takes out styles of Docusaurus' own that need not be in HTML: of the hidden sprite of icons, and of the
 * banner about a wrong base URL, which a script of the home page shows when no stylesheet came.
 */
const mendStyles = (html: string) =>
  html
    .replace('<svg style="display: none;">', '<svg display=none>')
    .replace(/<script[^>]*>(?:(?!<\/script>)[^])*base-url-issue-banner[^]*?<\/script>/, (script) =>
      script.replace(/ style="[^"]*"/g, ''),
    );

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export function addPolicies(site: BuiltSite): void {
  const pages = site.routes.map((route) => {
    const file = fileOf(route, site);
    return {file, html: mendStyles(readFileSync(file, 'utf8'))};
  });
  const styles = Object.entries(STYLES).flatMap(([directive, style]) => {
    const page = pages.find(({html}) => style.test(html.replace(ANY_SCRIPT, '')));
    if (page) {
      const name = path.relative(site.outDir, page.file);
      console.warn(
        `[policy] Every page allows ${directive} 'unsafe-inline', as ${name} needs. A class of a stylesheet makes it strict.`,
      );
    }
    return page ? `; ${directive} 'self' 'unsafe-inline'` : '';
  });
  for (const {file, html} of pages) {
    if (!html.includes(CHARSET)) {
      throw new Error(`${file} has no "${CHARSET}" to put the policy after. Adapt ${__filename}.`);
    }
    const hashes = new Set([...html.matchAll(SCRIPT)].map(([, text]) => hashOf(text!)));
    const policy = `default-src 'self'; script-src 'self' ${[...hashes].join(' ')}; style-src 'self'${styles.join('')}; img-src 'self' data:; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'`;
    const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
    replacePage(file, html.replace(CHARSET, CHARSET + meta));
  }
}
