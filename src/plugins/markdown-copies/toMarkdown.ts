/**
 * Makes Markdown of a note's page. Of the built page, not of the source: a chart's numbers, a ladder's
 * steps and a transcript's lines are there in words, for readers who don't see the drawing, and components
 * make them when they are rendered.
 *
 * Turndown, because `rehype-remark` took three times as long: 3.4 ms of CPU against 1.0 ms for a note of
 * 600 words, which 500 notes would show in the time of a build.
 */
import {strikethrough, tables} from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

/** A link of the note to its own copy has this type, and is not in the copy. */
const MARKDOWN_TYPE = 'text/markdown';

const quote = (markdown: string) =>
  `\n\n${markdown
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')}\n\n`;

const nameOf = (node: Node) => node.nodeName.toLowerCase();

const hasClass = (node: Node, name: string) =>
  ` ${(node as HTMLElement).getAttribute?.('class') ?? ''} `.includes(` ${name} `);

/** As many as the code needs to be inside of them: https://spec.commonmark.org/0.31.2/#fenced-code-blocks */
function makeFence(code: string): string {
  const longest = Math.max(2, ...(code.match(/^ *`{3,}/gm) ?? []).map((run) => run.trim().length));
  return '`'.repeat(longest + 1);
}

function findAll(node: Node, isMeant: (element: HTMLElement) => boolean): HTMLElement[] {
  return Array.from(node.childNodes).flatMap((child) => {
    const element = child as HTMLElement;
    return child.nodeType === 1
      ? [...(isMeant(element) ? [element] : []), ...findAll(element, isMeant)]
      : [];
  });
}

/** The shapes of a drawing, which are nothing in words; its element may say what it shows. */
const SHAPES = /(<svg[^>]*>)[^]*?(?=<\/svg>)/g;

/** What a drawing's box says of it, without the title, which the caption repeats. */
function describeDrawing(figure: Node, title: string): string {
  const [drawing] = findAll(figure, (element) => element.getAttribute('role') === 'img');
  const label = drawing?.getAttribute('aria-label') ?? '';
  return label.startsWith(title) ? label.slice(title.length).trim() : label;
}

type Term = {name: string; definition: string};

/**
 * @param address Of the page, whole; links are made whole with it.
 * @param terms Are added as they are met.
 */
function makeService(address: string, terms: Term[]): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    hr: '---',
  });
  service.use([tables, strikethrough]);
  service.remove(['script', 'style', 'svg' as 'script', 'button']);
  service.addRule('link', {
    filter: (node) => nameOf(node) === 'a' && node.getAttribute('href') !== null,
    replacement: (content, node) => {
      const target = new URL((node as HTMLElement).getAttribute('href')!, address).href;
      return content.trim() === target ? `<${target}>` : `[${content.trim()}](${target})`;
    },
  });
  service.addRule('picture', {
    filter: 'img',
    replacement: (_, node) => {
      const image = node as HTMLElement;
      const source = new URL(image.getAttribute('src') ?? '', address).href;
      const alternative = service.escape(image.getAttribute('alt') ?? '');
      // A small picture is in the page itself, as letters and digits that nobody reads.
      return source.startsWith('data:') ? `*${alternative}*` : `![${alternative}](${source})`;
    },
  });
  service.addRule('term', {
    filter: (node) => nameOf(node) === 'span' && node.getAttribute('popover') !== null,
    replacement: (definition, node) => {
      const name = node.previousSibling?.textContent ?? '';
      terms.push({name, definition: definition.trim()});
      return name;
    },
  });
  service.addRule('code', {
    filter: 'pre',
    replacement: (_, node) => {
      const code = (node.textContent ?? '').replace(/\n+$/, '');
      const fence = makeFence(code);
      const block = findParent(node, (parent) => hasClass(parent, 'theme-code-block'));
      const [, language = ''] = /(?:^|\s)language-(\S+)/.exec(block?.className ?? '') ?? [];
      return `\n\n${fence}${language === 'text' ? '' : language}\n${code}\n${fence}\n\n`;
    },
  });
  service.addRule('title of code', {
    filter: (node) =>
      nameOf(node) === 'div' &&
      hasClass(node.parentNode!, 'theme-code-block') &&
      findAll(node, (element) => nameOf(element) === 'pre').length === 0,
    replacement: (title) => (title.trim() ? `\n\n*${title.trim()}:*\n\n` : ''),
  });
  service.addRule('summary', {
    filter: 'summary',
    replacement: (content) => `\n\n**${content.trim()}**\n\n`,
  });
  service.addRule('box', {
    filter: (node) => hasClass(node, 'theme-admonition'),
    replacement: quote,
  });
  service.addRule('title of a box', {
    filter: (node) =>
      node.parentNode !== null &&
      hasClass(node.parentNode, 'theme-admonition') &&
      node === node.parentNode.firstChild,
    replacement: (title) => `\n\n**${title.trim()}**\n\n`,
  });
  service.addRule('caption', {
    filter: 'figcaption',
    replacement: (caption) => `\n\n${caption.trim()}\n\n`,
  });
  service.addRule('figure', {
    filter: 'figure',
    replacement: (content, node) => {
      const [strong] = findAll(node, (element) => nameOf(element) === 'strong');
      const description = describeDrawing(node, strong?.textContent ?? '');
      return quote(
        `*A figure of the page, in words.*\n\n${description ? `${service.escape(description)}\n\n` : ''}${content.trim()}`,
      );
    },
  });
  service.addRule('list item', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentNode as HTMLElement;
      const first = Number(list.getAttribute('start') ?? 1);
      const mark =
        nameOf(list) === 'ol'
          ? `${first + Array.from(list.children).indexOf(node as Element)}. `
          : '- ';
      const text = content.trim().replace(/\n{3,}/g, '\n\n');
      return `${mark}${text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)}\n`;
    },
  });
  service.addRule('not for a text', {
    filter: (node) =>
      hasClass(node, 'hash-link') ||
      node.getAttribute('type') === MARKDOWN_TYPE ||
      (nameOf(node) === 'span' && node.getAttribute('aria-hidden') === 'true'),
    replacement: () => '',
  });
  return service;
}

function findParent(node: Node, isMeant: (parent: Node) => boolean): HTMLElement | undefined {
  for (let parent = node.parentNode; parent; parent = parent.parentNode) {
    if (isMeant(parent)) {
      return parent as HTMLElement;
    }
  }
  return undefined;
}

/**
 * @param html The note's content, as on its page.
 * @param address Of the page, whole.
 * @returns CommonMark with tables. Figures are what they show, in words; terms are explained once, at the end.
 */
export function toMarkdown(html: string, address: string): string {
  const terms: Term[] = [];
  const text = makeService(address, terms).turndown(html.replace(SHAPES, '$1'));
  const list = terms.map(({name, definition}) => `- **${name}**: ${definition}`);
  const glossary = list.length > 0 ? `\n\n## Terms\n\n${list.join('\n')}` : '';
  // In a text, spaces are spaces; those that keep words together are for a page's lines.
  return `${text}${glossary}\n`.replace(/[\u00a0\u202f]/g, ' ').replace(/\u200b/g, '');
}
