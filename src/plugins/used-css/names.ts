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

/** Whether the string at `index` can be an element's tag: `jsx('dialog', …)` or `{as: 'h2'}`. */
function isTag(tokens: Token[], index: number): boolean {
  const [name, before] = [tokens[index - 2], tokens[index - 1]];
  return (
    before?.type === tokTypes.parenL || (before?.type === tokTypes.colon && name?.value === 'as')
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

/** Adds the names in the page `html` to `names`; returns the sources of its inline scripts. */
export function addPage(names: Names, html: string): string[] {
  addProperties(names, html);
  return addMarkup(names, html);
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
  const tokens: Token[] = [...tokenizer(source, PARSER)];
  tokens.forEach((token, index) => {
    const text = String(token.value ?? '');
    if (isText(token) && CLASS_LIST.test(text)) {
      addAll(
        names.classes,
        split(text).filter((word) => !isRenderedByServer(word)),
      );
      addAll(names.ids, split(text));
      if (isTag(tokens, index)) {
        names.tags.add(text);
      }
    } else if (isText(token) && text.includes('<')) {
      addMarkup(names, text);
    }
  });
  addProperties(names, source);
}
