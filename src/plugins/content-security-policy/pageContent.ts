/** What a built page holds that a content security policy has to allow, or does not. */
import {Parser} from 'htmlparser2';

export type PageContent = {
  /** The texts of the scripts that stand in the page and are run, in their order. */
  scripts: string[];
  /** The texts of the page's style elements. */
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
  script: ['src'],
  source: ['src', 'srcset'],
  track: ['src'],
  video: ['src', 'poster'],
};

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

const shorten = (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);

const isForeign = (addresses: string, origin: string) =>
  addresses
    .split(/,\s+/)
    .some((url) => /^(?:[a-z]+:)?\/\//i.test(url) && !url.startsWith(`${origin}/`));

/** What is wrong with an element, each with what to do instead. */
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
    } else if (LOADS[element]?.includes(name) && isForeign(value, origin)) {
      faults.push('it is of another site; put the file beside the note, or into static/.');
    }
  }
  return faults;
}

/**
 * Reads a page once for all that its policy depends on.
 *
 * @param html A built page.
 * @param origin The site's own.
 */
export function readPage(html: string, origin: string): PageContent {
  const content: PageContent = {scripts: [], styles: [], styled: undefined, forbidden: []};
  let isRendered = false;
  /** What to do with the text of the script or style that is being read, and what of it was read. */
  let takeText: ((text: string) => void) | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(element, attributes) {
      const tag = shorten(html.slice(parser.startIndex, parser.endIndex + 1));
      const forbid = (fault: string) => content.forbidden.push(`${tag}: ${fault}`);
      isRendered ||= attributes.id === ROOT_ID;
      findFaults(element, attributes, origin).forEach(forbid);
      if (attributes.style !== undefined) {
        content.styled ??= tag;
      }
      const isRun = attributes.src === undefined && RUNS.test(attributes.type ?? '');
      if (element === 'script' && isRun) {
        const isContent = isRendered;
        takeText = (script) => {
          content.scripts.push(script);
          if (isContent) {
            forbid(
              `“${shorten(script)}” is not run when a link leads to the page; write a component, or a client module.`,
            );
          }
        };
      } else if (element === 'style') {
        takeText = (style) => content.styles.push(style);
      }
    },
    ontext(piece) {
      if (takeText) {
        text += piece;
      }
    },
    onclosetag() {
      takeText?.(text);
      takeText = undefined;
      text = '';
    },
  });
  parser.end(html);
  return content;
}
