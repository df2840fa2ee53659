/**
 * Makes Markdown of a note's built page. Not of its source: what figures show, the steps of a ladder and
 * the lines of a transcript are there in words, and components make them when they are rendered.
 */
import {strikethrough, tables} from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

/** The shapes of a drawing are nothing in words; the element around them may say what it shows. */
const SHAPES = /(<svg[^>]*>)[^]*?(?=<\/svg>)/g;

const block = (markdown: string) => `\n\n${markdown.trim()}\n\n`;

const quote = (markdown: string) =>
  block(markdown.trim().replace(/^/gm, '> ').replace(/ +$/gm, ''));

/** What the drawing of a figure says of itself. */
const describeDrawing = (figure: Element) =>
  figure.querySelector('[role=img]')?.getAttribute('aria-label') ?? '';

function writeCode(pre: Element): string {
  Array.from(pre.querySelectorAll('br')).forEach((end) => end.replaceWith('\n'));
  const code = pre.textContent.replace(/\n+$/, '');
  const block = pre.closest('[class*=language-]')?.className ?? '';
  const language = /language-(\S+)/.exec(block)?.[1] ?? '';
  return `\n\n\`\`\`${language}\n${code}\n\`\`\`\n\n`;
}

const hasClass = (element: Element | null, name: string) =>
  ` ${element?.getAttribute('class') ?? ''} `.includes(` ${name} `);

const LEFT_OUT = new Set(['SCRIPT', 'STYLE', 'BUTTON', 'SVG', 'FOOTER', 'NAV']);

type Rule = {
  /** By functions: the DOM of Turndown parses a selector at every use. */
  is: (element: Element) => boolean;
  /** @param content The Markdown of what the element holds */
  write: (content: string, element: Element) => string;
};

/** How elements are written that have a way of their own; of several rules, the first decides. */
const makeRules = (address: string, escape: (text: string) => string): Record<string, Rule> => ({
  leftOut: {
    is: (element) =>
      LEFT_OUT.has(element.nodeName.toUpperCase()) ||
      hasClass(element, 'site-needs-scripts') ||
      hasClass(element, 'hash-link') ||
      (element.nodeName === 'SPAN' && element.getAttribute('aria-hidden') === 'true'),
    write: () => '',
  },
  link: {
    is: (element) => element.nodeName === 'A' && element.hasAttribute('href'),
    write: (content, link) => {
      const target = new URL(link.getAttribute('href')!, address).href;
      return content.trim() === target ? `<${target}>` : `[${content.trim()}](${target})`;
    },
  },
  image: {
    is: ({nodeName}) => nodeName === 'IMG',
    write: (_, image) => {
      const source = new URL(image.getAttribute('src') ?? '', address).href;
      return `![${escape(image.getAttribute('alt') ?? '')}](${source})`;
    },
  },
  definitions: {
    is: (element) =>
      element.firstElementChild?.nextElementSibling?.hasAttribute('popover') ?? false,
    write: (content, {firstElementChild}) => {
      const title = firstElementChild!.textContent;
      const [, ...definitions] = content.trim().split(/\n\n/);
      return block([`## ${title}`, definitions.map((each) => `- ${each}`).join('\n')].join('\n\n'));
    },
  },
  code: {
    is: ({nodeName}) => nodeName === 'PRE',
    write: (_, pre) => writeCode(pre),
  },
  // Its title, or the box of the code itself.
  partOfCode: {
    is: ({nodeName, parentElement}) =>
      nodeName === 'DIV' && hasClass(parentElement, 'theme-code-block'),
    write: (content, div) =>
      div.querySelector('pre') || !content.trim() ? content : block(`*${content.trim()}:*`),
  },
  // A symptom, in Troubleshooting: the one kind of fold that has an address.
  symptom: {
    is: ({nodeName, parentElement}) => nodeName === 'SUMMARY' && !!parentElement?.id,
    write: (content) => block(`#### ${content.trim()}`),
  },
  titleOfBox: {
    is: (element) =>
      element.nodeName === 'SUMMARY' ||
      (hasClass(element.parentElement, 'theme-admonition') &&
        element.parentElement!.firstElementChild === element),
    write: (content) => block(`**${content.trim()}**`),
  },
  box: {
    is: (element) => hasClass(element, 'theme-admonition'),
    write: quote,
  },
  caption: {
    is: ({nodeName}) => nodeName === 'FIGCAPTION',
    write: block,
  },
  figure: {
    is: ({nodeName}) => nodeName === 'FIGURE',
    write: (content, figure) =>
      quote(
        ['*A figure of the page, in words.*', escape(describeDrawing(figure)), content.trim()]
          .filter(Boolean)
          .join('\n\n'),
      ),
  },
});

/**
 * @param html The note's content, as on its page.
 * @param address Of the page, whole; links are made whole with it.
 * @returns CommonMark with tables. Terms are explained once, at the end.
 */
export function toMarkdown(html: string, address: string): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
  });
  service.use([tables, strikethrough]);
  const rules = makeRules(address, (text) => service.escape(text));
  // Turndown asks the rule that was added last first.
  for (const [name, {is, write}] of Object.entries(rules).reverse()) {
    service.addRule(name, {
      filter: is,
      replacement: (content, node) => write(content, node as Element),
    });
  }
  const text = service.turndown(html.replace(SHAPES, '$1'));
  // In a text, spaces are spaces; those that keep words together are for a page's lines.
  return `${text}\n`.replace(/[\u00a0\u202f]/g, ' ').replace(/\u200b/g, '');
}
