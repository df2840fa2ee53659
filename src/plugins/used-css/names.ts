import {Parser} from 'htmlparser2';
import {tokenizer, tokTypes, type Token as AcornToken} from 'acorn';

/** acorn's own type leaves out the value: the text of a name, a string or a piece of a template. */
type Token = AcornToken & {value?: unknown};

/** What pages hold or scripts mention: all that a selector can match or a script can read. */
export type Names = {
  classes: Set<string>;
  ids: Set<string>;
  tags: Set<string>;
  /** Custom properties, with their dashes. One that ends in a dash is the start of a built name. */
  properties: Set<string>;
};

/**
 * What in a page can name something: scripts and styles, with what they hold, and start tags. Nearly
 * all of them stand in many pages.
 */
const MARKUP = /<(script|style)\b[^>]*>[^]*?<\/\1>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

const CLASS_LIST = /^\s*-?[a-z_][\w-]*(\s+-?[a-z_][\w-]*)*\s*$/i;

/** What the parser must put up with: a page's scripts may be modules or not. */
const PARSER = {ecmaVersion: 'latest', allowImportExportEverywhere: true} as const;

const split = (text: string) => text.split(/\s+/).filter(Boolean);

function addAll<T>(set: Set<T>, items: Iterable<T>): void {
  for (const item of items) {
    set.add(item);
  }
}

/** Class names may stand before or after what a template puts between them. */
const isText = ({type}: Token) => type === tokTypes.string || type === tokTypes.template;

/** Whether the string after these two tokens can be an element's tag: `jsx('dialog', …)` or `{as: 'h2'}`. */
function isTagAfter(secondLast: Token | undefined, last: Token | undefined): boolean {
  return (
    last?.type === tokTypes.parenL || (last?.type === tokTypes.colon && secondLast?.value === 'as')
  );
}

/** Adds the custom properties that `source` names in any place. */
function addProperties(names: Names, source: string): void {
  addAll(
    names.properties,
    [...source.matchAll(/(?<![\w-])--[a-z][\w-]*/gi)].map(([name]) => name),
  );
}

/** No names at all, to be added to. */
export function makeNames(): Names {
  return {
    classes: new Set(),
    ids: new Set(),
    tags: new Set(),
    properties: new Set(),
  };
}

/** Adds the names in the markup `html` to `names`; returns the sources of its inline scripts. */
function addMarkup(names: Names, html: string): string[] {
  const scripts: string[] = [];
  let isInScript = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      names.tags.add(tag.toLowerCase());
      addAll(names.classes, split(attributes.class ?? ''));
      addAll(names.ids, attributes.id ? [attributes.id] : []);
      isInScript = tag === 'script' && !attributes.type?.includes('json');
    },
    ontext(text) {
      if (isInScript) {
        scripts.push(text);
      }
    },
    onclosetag() {
      isInScript = false;
    },
  });
  parser.end(html);
  return scripts;
}

/**
 * Adds the names in `pages`, their HTML, to `names`.
 *
 * @returns the sources of their inline scripts
 */
export function addPages(names: Names, pages: Iterable<string>): string[] {
  const markup = new Set<string>();
  for (const html of pages) {
    addAll(markup, html.match(MARKUP) ?? []);
  }
  return [...markup].flatMap((piece) => {
    addProperties(names, piece);
    return addMarkup(names, piece);
  });
}

/**
 * Adds what the script `source` can put into a page to `names`. Every word of a string that reads
 * like a list of class names is a class or an id, and where an element is made also a tag (React's
 * own lists of tags are left out); a string with markup is read as a page is. Classes for which
 * `isRenderedByServer` holds are left out too: pages have them where they are used.
 *
 * Throws acorn's SyntaxError where `source` can't be JavaScript.
 */
export function addScript(
  names: Names,
  source: string,
  isRenderedByServer: (className: string) => boolean,
): void {
  let secondLast: Token | undefined;
  let last: Token | undefined;
  for (const token of tokenizer(source, PARSER) as Iterable<Token>) {
    const text = isText(token) ? String(token.value ?? '') : '';
    if (CLASS_LIST.test(text)) {
      const words = split(text);
      addAll(
        names.classes,
        words.filter((word) => !isRenderedByServer(word)),
      );
      addAll(names.ids, words);
      if (isTagAfter(secondLast, last)) {
        names.tags.add(text);
      }
    } else if (text.includes('<')) {
      addMarkup(names, text);
    }
    [secondLast, last] = [last, token];
  }
  addProperties(names, source);
}
