// @ts-check
/**
 * Makes Markdown from a note's built page rather than its source: the words in figures, ladder steps and
 * transcript lines only exist once components have rendered them.
 *
 * This file is a worker, which Node loads without compiling it, so it's JavaScript.
 */
import {parentPort, workerData} from 'node:worker_threads';
import {strikethrough, tables} from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

/** The shapes in a drawing contain no words; the element around them may describe the drawing. */
const SHAPES = /(<svg[^>]*>)[^]*?(?=<\/svg>)/g;

/**
 * Keeps only the text of code: without colours, a note has a fifth fewer elements to visit.
 *
 * @param {string} html
 */
const dropColours = (html) =>
  html.replace(/<pre\b[^]*?<\/pre>/g, (pre) => pre.replace(/<\/?span\b[^>]*>/g, ''));

/** @param {string} markdown */
const block = (markdown) => `\n\n${markdown.trim()}\n\n`;

/** @param {string} markdown */
const quote = (markdown) => block(markdown.trim().replace(/^/gm, '> ').replace(/ +$/gm, ''));

/**
 * The description of a figure's drawing.
 *
 * @param {Element} figure
 */
const describeDrawing = (figure) =>
  figure.querySelector('[role=img]')?.getAttribute('aria-label') ?? '';

/** @param {Element} pre */
function writeCode(pre) {
  Array.from(pre.querySelectorAll('br')).forEach((end) => end.replaceWith('\n'));
  const code = pre.textContent.replace(/\n+$/, '');
  const block = pre.closest('[class*=language-]')?.className ?? '';
  const language = /language-(\S+)/.exec(block)?.[1] ?? '';
  return `\n\n\`\`\`${language}\n${code}\n\`\`\`\n\n`;
}

/**
 * @param {Element | null} element
 * @param {string} name
 */
const hasClass = (element, name) =>
  ` ${element?.getAttribute('class') ?? ''} `.includes(` ${name} `);

const LEFT_OUT = new Set(['SCRIPT', 'STYLE', 'BUTTON', 'SVG', 'FOOTER', 'NAV']);

/**
 * @typedef {object} Rule
 * @property {(element: Element) => boolean} is A function, because Turndown's DOM parses a selector each
 *   time it's used.
 * @property {(content: string, element: Element) => string} write Takes the element's content as Markdown.
 */

/**
 * Elements that need special rules; the first matching rule wins.
 *
 * @param {string} address
 * @param {(text: string) => string} escape
 * @returns {Record<string, Rule>}
 */
const makeRules = (address, escape) => ({
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
      const target = new URL(link.getAttribute('href') ?? '', address).href;
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
      const title = firstElementChild?.textContent;
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
        element.parentElement?.firstElementChild === element),
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
 * @typedef {object} Content
 * @property {string} html A note's content, as on its page.
 * @property {string} address The page's full URL, which relative links are resolved against.
 */

/**
 * @param {Content} content
 * @returns {string} CommonMark with tables. Terms are explained once, at the end.
 */
function toMarkdown({html, address}) {
  const service = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
  });
  service.use([tables, strikethrough]);
  const rules = makeRules(address, (text) => service.escape(text));
  // Turndown tries the most recently added rule first.
  for (const [name, {is, write}] of Object.entries(rules).reverse()) {
    service.addRule(name, {
      filter: is,
      replacement: (content, node) => write(content, /** @type {Element} */ (node)),
    });
  }
  const text = service.turndown(dropColours(html.replace(SHAPES, '$1')));
  // Non-breaking spaces control where a page's lines break; plain text doesn't need them.
  return `${text}\n`.replace(/[\u00a0\u202f]/g, ' ').replace(/\u200b/g, '');
}

parentPort?.postMessage(/** @type {Content[]} */ (workerData).map(toMarkdown));
