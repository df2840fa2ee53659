/** What a built page holds that a content security policy has to allow, or does not. */

/** An element's start: its name and its attributes as they are written. Built pages are well-formed. */
const START_TAG =
  /<([a-z][a-z\d-]*)((?:\s+[^\s=>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** A script with its attributes and content. */
const SCRIPT =
  /<script((?:\s+[^\s=>/"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*>([^]*?)<\/script>/gi;

/** Types of scripts that are run; every other is data. */
const RUNS = /^(?:|module|text\/javascript|application\/javascript)$/i;

function readAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name, double, single, bare]) => [
      name!.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll('&amp;', '&'),
    ]),
  );
}

const shorten = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/** A script's text may hold what looks like elements. */
const withoutScripts = (html: string) =>
  html.replace(SCRIPT, (_, attributes: string) => `<script${attributes}></script>`);

/** The texts of the scripts that stand in the page and are run, in their order. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes]) => {
      const {src, type} = Object.fromEntries(readAttributes(attributes!));
      return src === undefined && RUNS.test(type ?? '');
    })
    .map(([, , text]) => text!);
}

/** The texts of the page's style elements. */
export function findInlineStyles(html: string): string[] {
  return [...withoutScripts(html).matchAll(/<style(?:\s[^>]*)?>([^]*?)<\/style>/gi)].map(
    ([, text]) => text!,
  );
}

/** The first element with a style in the HTML. */
export function findStyled(html: string): string | undefined {
  const [tag] =
    [...withoutScripts(html).matchAll(START_TAG)].find(([, , attributes]) =>
      readAttributes(attributes!).has('style'),
    ) ?? [];
  return tag && shorten(tag);
}

/** What loads something, by its element and attribute. */
const LOADS: Record<string, readonly string[]> = {
  audio: ['src'],
  embed: ['src'],
  iframe: ['src', 'srcdoc'],
  img: ['src', 'srcset'],
  object: ['data'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** What React renders; before it stand the scripts of Docusaurus and of the configuration. */
const ROOT = /<div id="?__docusaurus"?[\s>]/;

/** Not even from the site itself. */
const NEVER = new Set(['base', 'embed', 'form', 'iframe', 'object']);

const ADVICE: Record<string, string> = {
  base: 'write addresses in full.',
  embed: 'link to it.',
  form: 'the site is read-only; link to a page that takes the answer.',
  iframe: 'link to the page.',
  object: 'link to it.',
};

/**
 * What in a page the site's policy would not let the browser do.
 *
 * @param html A built page.
 * @param origin The site's own.
 * @returns Problems, each with what stands there and what to do instead.
 */
export function findForbidden(html: string, origin: string): string[] {
  const problems: string[] = [];
  const content = ROOT.test(html) ? html.slice(html.search(ROOT)) : '';
  findInlineScripts(content).forEach((text) =>
    problems.push(
      `<script>${shorten(text)}: a script in a page is not run when a link leads there; write a component, or a client module.`,
    ),
  );
  for (const [tag, name, attributeText] of withoutScripts(html).matchAll(START_TAG)) {
    const element = name!.toLowerCase();
    const say = (advice: string) => problems.push(`${shorten(tag)}: ${advice}`);
    const attributes = readAttributes(attributeText!);
    // Such a form only closes its dialog.
    const isDialogs = element === 'form' && attributes.get('method') === 'dialog';
    if (NEVER.has(element) && !isDialogs) {
      say(ADVICE[element]!);
      continue;
    }
    for (const [attribute, value] of attributes) {
      if (/^on[a-z]/.test(attribute)) {
        say(`${attribute} is not run; write a component that listens.`);
      } else if (attribute === 'href' && /^\s*javascript:/i.test(value)) {
        say('a script in an address is not run; write a component with a button.');
      } else if (LOADS[element]?.includes(attribute)) {
        const foreign = value
          .split(/,\s+/)
          .some((url) => /^(?:[a-z]+:)?\/\//i.test(url) && !url.startsWith(`${origin}/`));
        if (foreign) {
          say('it is of another site; put the file beside the note, or into static/.');
        }
      }
    }
  }
  return problems;
}
