/**
 * Gives every page the same content security policy, with the hashes of the page's own inline scripts.
 * Anything the policy forbids stops the build, with a message that says what to do instead.
 *
 * The policy is a `<meta>`, because sites on GitHub Pages can't set headers. Source: https://www.w3.org/TR/CSP3/
 */
import {createHash} from 'node:crypto';
import path from 'node:path';
import {Parser, type Handler} from 'htmlparser2';
import type {BuiltSite} from './builtSite';

/** What a page may load and run, besides its scripts. Firefox checks prefetching against `default-src`. */
const POLICY = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "object-src 'none'",
  "frame-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Core writes this first in the head. The policy comes next, and applies to everything after it. */
const CHARSET = '<meta charset=UTF-8>';

/**
 * The id of the element that React renders into; scripts from Docusaurus and the configuration come before
 * it.
 */
const ROOT_ID = '__docusaurus';

/** Script types that run; any other type is data. */
const RUNS = /^(?:|module|text\/javascript|application\/javascript)$/i;

/** Elements whose URL the browser loads on its own; `<link>` only with one of these relations. */
const LOADS = /^(?:audio|img|link|script|source|track|video)$/;
const LINK_LOADS =
  /\b(?:stylesheet|icon|manifest|preconnect|dns-prefetch|prefetch|(?:module)?preload)\b/i;
const ADDRESS = /^(?:href|poster|src|srcset)$/;

/** Elements that no page may contain, and what to do instead. */
const NEVER: Record<string, string> = {
  base: 'use full URLs.',
  embed: 'link to it.',
  form: 'the site is read-only; link to a page that accepts submissions.',
  iframe: 'link to the page.',
  object: 'link to it.',
};

type Attributes = Record<string, string>;

const isForeign = (addresses: string, origin: string) =>
  addresses
    .split(/,\s+/)
    .some((url) => /^(?:[a-z]+:)?\/\//i.test(url) && !url.startsWith(`${origin}/`));

/** What's wrong with an element, and what to do instead. */
function findFaults(element: string, attributes: Attributes, origin: string): string[] {
  // A form with this method only closes its dialog.
  if (NEVER[element] && !(element === 'form' && attributes.method === 'dialog')) {
    return [NEVER[element]];
  }
  const isLoaded =
    LOADS.test(element) && (element !== 'link' || LINK_LOADS.test(attributes.rel ?? ''));
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (/^on[a-z]/.test(name)) {
      return [`${name} handlers don't run; use a component instead.`];
    }
    if (name === 'href' && /^\s*javascript:/i.test(value)) {
      return ["scripts in URLs don't run; use a component with a button."];
    }
    return isLoaded && ADDRESS.test(name) && isForeign(value, origin)
      ? ["it's on another site; put the file next to the note, or in static/."]
      : [];
  });
}

/**
 * @param html A complete page.
 * @param origin The site's origin.
 * @returns `scripts`, the text of inline scripts that run, and `faults`, everything the policy forbids
 */
export function inspectPage(html: string, origin: string) {
  const scripts: string[] = [];
  const faults: string[] = [];
  let isRendered = false;
  let isInScript = false;
  const handler: Partial<Handler> = {
    onopentag(name, attributes) {
      const readTag = () =>
        html.slice(parser.startIndex, parser.endIndex + 1).replace(/^(.{119}).{2,}$/s, '$1…');
      faults.push(...findFaults(name, attributes, origin).map((fault) => `${readTag()}: ${fault}`));
      isRendered ||= attributes.id === ROOT_ID;
      isInScript =
        name === 'script' && attributes.src === undefined && RUNS.test(attributes.type ?? '');
      if (isInScript) {
        scripts.push('');
      }
      if (isInScript && isRendered) {
        faults.push(
          `${readTag()}: doesn't run when a link on this site opens the page; use a component instead.`,
        );
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
  };
  // Decoding entities would take a third longer and find nothing more.
  const parser = new Parser(handler, {decodeEntities: false});
  parser.end(html);
  return {scripts, faults};
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @throws Error that lists everything the policy forbids, by page */
export function addPolicies(site: BuiltSite): void {
  const {config, outDir, plugins, pages} = site;
  const faults = new Map<string, string[]>();
  const addFault = (fault: string, where: string) =>
    faults.set(fault, [...(faults.get(fault) ?? []), where]);
  for (const page of pages.values()) {
    const {file, html} = page;
    const name = path.relative(outDir, file);
    const {scripts, faults: found} = inspectPage(html, config.url);
    found.forEach((fault) => addFault(fault, name));
    if (!html.includes(CHARSET)) {
      throw new Error(
        `Can't add the content security policy to ${name}: it doesn't contain "${CHARSET}". Update ${__filename}.`,
      );
    }
    const hashes = [...new Set(scripts.map(hashOf))].join(' ');
    const policy = `default-src 'self'; script-src 'self' ${hashes}; ${POLICY}`;
    const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
    page.html = html.replace(CHARSET, CHARSET + meta);
  }
  if (plugins.includes('docusaurus-theme-live-codeblock')) {
    addFault(
      "it needs 'unsafe-eval', which lets any string run as a script. Remove @docusaurus/theme-live-codeblock.",
      'Live code',
    );
  }
  if (faults.size > 0) {
    const lines = [...faults].map(([fault, names]) => {
      const more = names.length > 1 ? ` and ${names.length - 1} more` : '';
      return `${names[0]}${more}: ${fault}`;
    });
    throw new Error(`The content security policy forbids:\n${lines.join('\n')}`);
  }
}
