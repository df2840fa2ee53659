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

/** The texts of the scripts that stand in the page and are run, in their order. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)]
    .filter(([, attributes]) => {
      const {src, type} = Object.fromEntries(readAttributes(attributes!));
      return src === undefined && RUNS.test(type ?? '');
    })
    .map(([, , text]) => text!);
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

/** Not even from the site itself. */
const NEVER = new Set(['base', 'embed', 'form', 'iframe', 'object', 'style']);

const ADVICE: Record<string, string> = {
  base: 'write addresses in full.',
  embed: 'link to it.',
  form: 'the site is read-only; link to a page that takes the answer.',
  iframe: 'link to the page.',
  object: 'link to it.',
  style: 'put the rules into a stylesheet: a module beside a component, or src/css.',
};

const shorten = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

/**
 * What in a page the site's policy would not let the browser do.
 *
 * @param html A built page.
 * @param origin The site's own.
 * @returns Problems, each with what stands there and what to do instead.
 */
export function findForbidden(html: string, origin: string): string[] {
  const problems: string[] = [];
  // A script's text may hold what looks like elements.
  const page = html.replace(SCRIPT, (_, attributes: string) => `<script${attributes}></script>`);
  for (const [tag, name, attributeText] of page.matchAll(START_TAG)) {
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
      if (attribute === 'style') {
        say('a style in the HTML is not applied; give the element a class.');
      } else if (/^on[a-z]/.test(attribute)) {
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
