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

/** Which elements are written in a way of their own. The DOM of Turndown parses a selector at every use. */
const IS = {
  leftOut: (element: Element) =>
    LEFT_OUT.has(element.nodeName.toUpperCase()) ||
    hasClass(element, 'site-needs-scripts') ||
    hasClass(element, 'hash-link') ||
    (element.nodeName === 'SPAN' && element.getAttribute('aria-hidden') === 'true'),
  link: (element: Element) => element.nodeName === 'A' && element.hasAttribute('href'),
  image: ({nodeName}: Element) => nodeName === 'IMG',
  definition: (element: Element) => element.nodeName === 'SPAN' && element.hasAttribute('popover'),
  code: ({nodeName}: Element) => nodeName === 'PRE',
  // Its title, or the box of the code itself.
  partOfCode: ({nodeName, parentElement}: Element) =>
    nodeName === 'DIV' && hasClass(parentElement, 'theme-code-block'),
  titleOfBox: (element: Element) =>
    element.nodeName === 'SUMMARY' ||
    (hasClass(element.parentElement, 'theme-admonition') &&
      element.parentElement!.firstElementChild === element),
  box: (element: Element) => hasClass(element, 'theme-admonition'),
  caption: ({nodeName}: Element) => nodeName === 'FIGCAPTION',
  figure: ({nodeName}: Element) => nodeName === 'FIGURE',
};

/** @returns how an element with the Markdown `content` is written */
function makeRules(address: string, terms: string[], escape: (text: string) => string) {
  const toWhole = (url: string | null) => new URL(url ?? '', address).href;
  const rules: Record<keyof typeof IS, (content: string, element: Element) => string> = {
    leftOut: () => '',
    link: (content, link) => {
      const target = toWhole(link.getAttribute('href'));
      return content.trim() === target ? `<${target}>` : `[${content.trim()}](${target})`;
    },
    image: (_, image) =>
      `![${escape(image.getAttribute('alt') ?? '')}](${toWhole(image.getAttribute('src'))})`,
    definition: (definition, {previousSibling}) => {
      const name = previousSibling?.textContent ?? '';
      terms.push(`- **${name}**: ${definition.trim()}`);
      return name;
    },
    code: (_, pre) => writeCode(pre),
    partOfCode: (content, div) =>
      div.querySelector('pre') || !content.trim() ? content : block(`*${content.trim()}:*`),
    titleOfBox: (content) => block(`**${content.trim()}**`),
    box: quote,
    caption: block,
    figure: (content, figure) =>
      quote(
        ['*A figure of the page, in words.*', escape(describeDrawing(figure)), content.trim()]
          .filter(Boolean)
          .join('\n\n'),
      ),
  };
  return rules;
}

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
  const terms: string[] = [];
  const rules = makeRules(address, terms, (text) => service.escape(text));
  // Of several rules, the one that was added last decides.
  for (const name of (Object.keys(rules) as (keyof typeof IS)[]).reverse()) {
    service.addRule(name, {
      filter: IS[name],
      replacement: (content, node) => rules[name](content, node as Element),
    });
  }
  const text = service.turndown(html.replace(SHAPES, '$1'));
  const glossary = terms.length > 0 ? `\n\n## Terms\n\n${terms.join('\n')}` : '';
  // In a text, spaces are spaces; those that keep words together are for a page's lines.
  return `${text}${glossary}\n`.replace(/[\u00a0\u202f]/g, ' ').replace(/\u200b/g, '');
}
