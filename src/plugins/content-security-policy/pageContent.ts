/** What a built page holds that a content security policy has to allow, or does not. */
import {Parser} from 'htmlparser2';
import {toText} from '../builtPages';
import {INSIDE, readByPieces} from '../pagePieces';

export type PageContent = {
  /** The scripts that stand in the page and are run, in their order, as bytes. */
  scripts: string[];
  /** What the page's style elements hold, as bytes. */
  styles: string[];
  /** The first element with a style in the HTML, as it is written. */
  styled: string | undefined;
  /** What the site's policy would not let the browser do, each with what to do instead. */
  forbidden: string[];
};

type Attributes = Readonly<Record<string, string>>;

/** Types of scripts that are run; every other is data. */
const RUNS = /^(?:|module|text\/javascript|application\/javascript)$/i;

/** What loads something, by its element and attribute. */
const LOADS: Record<string, readonly string[]> = {
  audio: ['src'],
  img: ['src', 'srcset'],
  link: ['href'],
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  video: ['src', 'poster'],
};

/** What a link of the head says that it is for, where the browser then asks for it. */
const LINK_LOADS = /\b(?:stylesheet|icon|manifest|preconnect|prefetch|(?:module)?preload)\b/i;

/** Elements that the policy forbids even from the site itself, with what to do instead. */
const NEVER: Record<string, string> = {
  base: 'write addresses in full.',
  embed: 'link to it.',
  form: 'the site is read-only; link to a page that takes the answer.',
  iframe: 'link to the page.',
  object: 'link to it.',
};

/** The id of what React renders; before it stand the scripts of Docusaurus and of the configuration. */
const ROOT_ID = '__docusaurus';

function shorten(bytes: string): string {
  const text = toText(bytes);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

const isForeign = (addresses: string, origin: string) =>
  addresses
    .split(/,\s+/)
    .some((url) => /^(?:[a-z]+:)?\/\//i.test(url) && !url.startsWith(`${origin}/`));

/** What an element means for the policy. */
type Element = {
  /** What is wrong with it, each with what to do instead. */
  faults: readonly string[];
  hasStyle: boolean;
  isRoot: boolean;
  /** Its text is a script that is run. */
  isScript: boolean;
};

function findFaults(element: string, attributes: Attributes, origin: string): string[] {
  const instead = NEVER[element];
  // Such a form only closes its dialog.
  if (instead && !(element === 'form' && attributes.method === 'dialog')) {
    return [instead];
  }
  const faults: string[] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on[a-z]/.test(name)) {
      faults.push(`${name} is not run; write a component that listens.`);
    } else if (name === 'href' && /^\s*javascript:/i.test(value)) {
      faults.push('a script in an address is not run; write a component with a button.');
    } else if (
      LOADS[element]?.includes(name) &&
      (element !== 'link' || LINK_LOADS.test(attributes.rel ?? '')) &&
      isForeign(value, origin)
    ) {
      faults.push('it is of another site; put the file beside the note, or into static/.');
    }
  }
  return faults;
}

/**
 * @param tag A start tag.
 * @param origin The site's own.
 */
function readTag(tag: string, origin: string): Element {
  let element: Element = {faults: [], hasStyle: false, isRoot: false, isScript: false};
  const parser = new Parser({
    onopentag(name, attributes) {
      element = {
        faults: findFaults(name, attributes, origin),
        hasStyle: attributes.style !== undefined,
        isRoot: attributes.id === ROOT_ID,
        isScript:
          name === 'script' && attributes.src === undefined && RUNS.test(attributes.type ?? ''),
      };
    },
  });
  parser.end(tag);
  return element;
}

/** A tag with something that is looked at here; nearly all are without. */
const MATTERS = new RegExp(
  `^<(?:${[...Object.keys(LOADS), ...Object.keys(NEVER)].join('|')})\\b|[\\s"'/](?:id|style|on[a-z]+)\\s*=|javascript:`,
  'i',
);

/** The tag and the text of a script or a style; or any other start tag; not what is in a comment. */
const ELEMENT = new RegExp(
  `<!--[^]*?-->|(<(script|style)\\b${INSIDE}>)([^]*?)</\\2\\s*>|(<[a-z]${INSIDE}>)`,
  'gi',
);

/** What a piece of a page has of all this, in its order. */
type Found = {tag: string; element: Element; text: string; isStyle: boolean};

function* findElements(piece: string, origin: string): Generator<Found> {
  for (const [, rawTag, rawName, text = '', tag = rawTag] of piece.matchAll(ELEMENT)) {
    const isStyle = rawName?.toLowerCase() === 'style';
    if (tag && (isStyle || MATTERS.test(tag))) {
      yield {tag, element: readTag(tag, origin), text, isStyle};
    }
  }
}

/**
 * Makes the function that reads a built page for all that its policy depends on. It parses what matters
 * alone, and once, whichever page it is in.
 *
 * @param origin The site's own.
 * @returns A function of a page.
 */
export function makePageReader(origin: string): (page: Buffer) => PageContent {
  const readPieces = readByPieces((piece) => [...findElements(piece, origin)]);
  return (page) => {
    const content: PageContent = {scripts: [], styles: [], styled: undefined, forbidden: []};
    let isRendered = false;
    for (const {tag, element, text, isStyle} of readPieces(page).flat()) {
      const forbid = (fault: string) => content.forbidden.push(`${shorten(tag)}: ${fault}`);
      isRendered ||= element.isRoot;
      element.faults.forEach(forbid);
      if (isStyle) {
        content.styles.push(text);
      }
      if (element.hasStyle) {
        content.styled ??= shorten(tag);
      }
      if (element.isScript) {
        content.scripts.push(text);
        if (isRendered) {
          forbid(
            `“${shorten(text)}” is not run when a link leads to the page; write a component, or a client module.`,
          );
        }
      }
    }
    return content;
  };
}
