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

/** @returns by CSS selector, how an element with the Markdown `content` is written */
function makeRules(address: string, terms: string[], escape: (text: string) => string) {
  const toWhole = (url: string | null) => new URL(url ?? '', address).href;
  const rules: Record<string, (content: string, element: Element) => string> = {
    'script, style, button, svg, .site-needs-scripts, footer, nav, .hash-link, span[aria-hidden=true]':
      () => '',
    'a[href]': (content, link) => {
      const target = toWhole(link.getAttribute('href'));
      return content.trim() === target ? `<${target}>` : `[${content.trim()}](${target})`;
    },
    img: (_, image) =>
      `![${escape(image.getAttribute('alt') ?? '')}](${toWhole(image.getAttribute('src'))})`,
    'span[popover]': (definition, {previousSibling}) => {
      const name = previousSibling?.textContent ?? '';
      terms.push(`- **${name}**: ${definition.trim()}`);
      return name;
    },
    pre: (_, pre) => writeCode(pre),
    // Its title, or the box of the code itself.
    '.theme-code-block > div': (content, div) =>
      div.querySelector('pre') || !content.trim() ? content : block(`*${content.trim()}:*`),
    'summary, .theme-admonition > :first-child': (content) => block(`**${content.trim()}**`),
    '.theme-admonition': quote,
    figcaption: block,
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
  // Of several rules, the one that was added last decides.
  for (const [selector, write] of Object.entries(
    makeRules(address, terms, (text) => service.escape(text)),
  ).reverse()) {
    service.addRule(selector, {
      filter: (node) => node.matches(selector),
      replacement: (content, node) => write(content, node as Element),
    });
  }
  const text = service.turndown(html.replace(SHAPES, '$1'));
  const glossary = terms.length > 0 ? `\n\n## Terms\n\n${terms.join('\n')}` : '';
  // In a text, spaces are spaces; those that keep words together are for a page's lines.
  return `${text}${glossary}\n`.replace(/[\u00a0\u202f]/g, ' ').replace(/\u200b/g, '');
}
