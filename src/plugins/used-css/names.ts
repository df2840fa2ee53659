import {Parser} from 'htmlparser2';

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

/**
 * What stands in a script between two quotes of a kind, or beside what a template puts in, and is
 * made of words: every string that can be a list of class names, and what little else stands so.
 * Which quotes begin a string takes a tokenizer to tell; for these names it needs no telling, and
 * a tokenizer takes five times as long.
 */
const WORDS_IN_QUOTES =
  /(?<=")(?:[\w\s-]|\\[nrt])+(?=\\?")|(?<=')(?:[\w\s-]|\\[nrt])+(?=\\?')|(?<=[`}])(?:[\w\s-]|\\[nrt])+(?=`|\$\{)/g;

const CLASS_LIST = /^-?[a-z_][\w-]*(\s+-?[a-z_][\w-]*)*$/i;

/** Classes and ids in markup that does without quotes. */
const UNQUOTED = /\b(?:class|id)=([\w-]+)/g;

/** Tags: `jsx('dialog', …)`, `{as: 'h2'}` and those in markup. */
const TAG = /(?:\(|\bas:)\s*["'`]([a-z][\w-]*)["'`]|<([a-z][\w-]*)(?=[\s>]|\/>)/gi;

const split = (text: string) => text.split(/\s+/).filter(Boolean);

function addAll<T>(set: Set<T>, items: Iterable<T>): void {
  for (const item of items) {
    set.add(item);
  }
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
 * own lists of tags are left out). Classes for which `isRenderedByServer` holds are left out too:
 * pages have them where they are used.
 */
export function addScript(
  names: Names,
  source: string,
  isRenderedByServer: (className: string) => boolean,
): void {
  const texts = (source.match(WORDS_IN_QUOTES) ?? []).map((text) =>
    text.replace(/\\[nrt]/g, ' ').trim(),
  );
  const lists = texts.filter((text) => CLASS_LIST.test(text));
  const unquoted = [...source.matchAll(UNQUOTED)].map(([, word]) => word!);
  const words = [...lists.flatMap(split), ...unquoted];
  addAll(
    names.classes,
    words.filter((word) => !isRenderedByServer(word)),
  );
  addAll(names.ids, words);
  addAll(
    names.tags,
    [...source.matchAll(TAG)].map(([, made, written]) => (made ?? written!).toLowerCase()),
  );
  addProperties(names, source);
}
