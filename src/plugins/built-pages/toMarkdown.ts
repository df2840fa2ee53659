/**
 * Makes Markdown from a note's built page rather than its source: the words in figures, ladder steps and
 * transcript lines only exist once components have rendered them.
 */
import TurndownService from 'turndown';

/** The shapes in a drawing contain no words; the element around them may describe the drawing. */
const SHAPES = /(<svg[^>]*>)[^]*?(?=<\/svg>)/g;

/** Keeps only the text of code: without colours, a note has a fifth fewer elements to visit. */
const dropColours = (html: string) =>
  html.replace(/<pre\b[^]*?<\/pre>/g, (pre) => pre.replace(/<\/?span\b[^>]*>/g, ''));

const block = (markdown: string) => `\n\n${markdown.trim()}\n\n`;

const quote = (markdown: string) =>
  block(markdown.trim().replace(/^/gm, '> ').replace(/ +$/gm, ''));

/** The description of a figure's drawing. */
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
  /** A function, because Turndown's DOM parses a selector each time it's used. */
  is: (element: Element) => boolean;
  /** @param content The element's content as Markdown */
  write: (content: string, element: Element) => string;
};

/** Elements that need special rules; the first matching rule wins. */
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
  struck: {
    is: ({nodeName}) => nodeName === 'DEL',
    write: (content) => `~~${content}~~`,
  },
  // Tables (https://github.github.com/gfm/#tables-extension-). Turndown's plugin for them searches the
  // whole table for each cell, which took a fifth of the copies' time.
  cell: {
    is: ({nodeName}) => nodeName === 'TD' || nodeName === 'TH',
    write: (content) =>
      ` ${content
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|')} |`,
  },
  row: {
    is: ({nodeName}) => nodeName === 'TR',
    write: (cells, {parentElement, children}) => {
      const isHead = parentElement?.nodeName === 'THEAD';
      return `|${cells}\n${isHead ? `|${' --- |'.repeat(children.length)}\n` : ''}`;
    },
  },
  table: {
    is: ({nodeName}) => nodeName === 'TABLE',
    write: (rows) => block(rows.replace(/\n+/g, '\n')),
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
  // The code's title or container.
  partOfCode: {
    is: ({nodeName, parentElement}) =>
      nodeName === 'DIV' && hasClass(parentElement, 'theme-code-block'),
    write: (content, div) =>
      div.querySelector('pre') || !content.trim() ? content : block(`*${content.trim()}:*`),
  },
  // A symptom in Troubleshooting, the only kind of fold that has an id.
  symptom: {
    is: ({nodeName, parentElement}) => nodeName === 'SUMMARY' && !!parentElement?.id,
    write: (content) => block(`#### ${content.trim().replace(/ *\n/g, ' ')}`),
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
        ['*A figure from the page, in words.*', escape(describeDrawing(figure)), content.trim()]
          .filter(Boolean)
          .join('\n\n'),
      ),
  },
});

/**
 * @param html The note's content, as on its page.
 * @param address The page's full URL, which relative links are resolved against.
 * @returns CommonMark with tables. Terms are explained once, at the end.
 */
export function toMarkdown(html: string, address: string): string {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
  });
  const rules = makeRules(address, (text) => service.escape(text));
  // Turndown tries the most recently added rule first.
  for (const [name, {is, write}] of Object.entries(rules).reverse()) {
    service.addRule(name, {
      filter: is,
      replacement: (content, node) => write(content, node as Element),
    });
  }
  const text = service.turndown(dropColours(html.replace(SHAPES, '$1')));
  // Non-breaking spaces control where a page's lines break; plain text doesn't need them.
  return `${text}\n`.replace(/[\u00a0\u202f]/g, ' ').replace(/\u200b/g, '');
}
