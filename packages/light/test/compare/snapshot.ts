/** Takes down all that a reader can tell of a page in its present state. */
import type {Page} from '@playwright/test';

/** Lines by what they are about; two builds' are compared line by line. */
export type Snapshot = Record<string, string[]>;

/** Ids that are made anew by each visit or build. */
const normalise = (text: string) =>
  text
    .replace(/http:\/\/localhost:\d+/g, '<origin>')
    .replace(/(user-content-fn(?:ref)?-[\w-]+-)[\da-f]{6}\b/g, '$1N')
    // What lies below a pixel, nobody sees.
    .replace(/(\d+\.\d+)px/g, (_, pixels) => `${Math.round(Number(pixels))}px`)
    .replace(/«r\w+»|_[rR]_\w+_|:r\w+:/g, '<react id>');

/** Runs in the page: text, links, pictures, ids, head, focus. */
function readPage() {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const attributes = (element: Element, isKept: (name: string) => boolean) =>
    [...element.attributes]
      .filter(({name}) => isKept(name))
      .map(({name, value}) => `${name}=${value}`)
      .sort()
      .join(' ');
  const isOfBundler = (element: Element) =>
    /\/assets\/(?:js|css)\//.test(
      element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
  const linkAttributes = ['target', 'rel', 'download', 'title', 'hreflang', 'lang', 'aria-current'];
  return {
    title: [document.title],
    address: [location.href],
    focus: [document.activeElement?.id || document.activeElement?.localName || 'none'],
    scroll: [String(Math.round(scrollY))],
    text: document.body.innerText
      .split('\n')
      // A tab stands before lines that have numbers.
      .map((line) => line.trim())
      .filter(Boolean),
    root: [attributes(document.documentElement, () => true)],
    links: all('body a').map((link) =>
      [
        (link as HTMLAnchorElement).href,
        attributes(link, (name) => linkAttributes.includes(name)),
      ].join(' '),
    ),
    pictures: all('body img').map((element) => {
      const {currentSrc, alt} = element as HTMLImageElement;
      return `${currentSrc} ${alt}`;
    }),
    ids: all('body [id]:not(script)').map(({localName, id}) => `${localName}#${id}`),
    head: all('head > *')
      .filter((element) => !isOfBundler(element))
      .map(
        (element) =>
          `<${element.localName} ${attributes(element, (name) => name !== 'data-rh')}> ${element.textContent}`,
      )
      .sort(),
  };
}

/** Runs in the page: the computed styles of every element that is rendered, and the colours of code. */
function readStyles() {
  const sides = ['top', 'right', 'bottom', 'left'];
  const properties = [
    ...sides.flatMap((side) => [
      `margin-${side}`,
      `padding-${side}`,
      `border-${side}-width`,
      `border-${side}-style`,
      `border-${side}-color`,
      side,
    ]),
    ...'display visibility position float z-index overflow-x overflow-y opacity color background-color'.split(
      ' ',
    ),
    ...'background-image border-top-left-radius box-shadow width height min-width max-width'.split(
      ' ',
    ),
    ...'font-family font-size font-weight font-style line-height text-align text-transform'.split(
      ' ',
    ),
    ...'text-decoration-line white-space list-style-type cursor transform direction content'.split(
      ' ',
    ),
    ...'align-items justify-content flex-grow gap order fill stroke outline-style animation-name'.split(
      ' ',
    ),
  ];
  const elements: string[] = [];
  const styles: string[] = [];
  const code: string[] = [];
  const read = (element: Element, path: string, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    if (!pseudo || style.content !== 'none') {
      const name = `${path}${pseudo ?? ''}`;
      elements.push(name);
      styles.push(
        ...properties.map(
          (property) => `${name} {${property}: ${style.getPropertyValue(property)}}`,
        ),
      );
    }
  };
  const visit = (element: Element, path: string) => {
    for (const pseudo of [undefined, '::before', '::after']) {
      read(element, path, pseudo);
    }
    if (element.matches('pre > code')) {
      readCode(element);
      return;
    }
    const counts: Record<string, number> = {};
    const children = [...element.children].filter((child) => child.checkVisibility());
    for (const child of children) {
      const name = child.localName;
      counts[name] = (counts[name] ?? 0) + 1;
      visit(child, `${path}/${name}${counts[name] > 1 ? `[${counts[name]}]` : ''}`);
    }
  };
  // Code may be cut into elements in another way, as long as every character looks the same.
  const readCode = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let look = '';
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const {color, fontStyle, fontWeight, opacity} = getComputedStyle(node.parentElement!);
      const text = node.textContent!.replace(/\s+/g, '');
      if (text) {
        const own = `${color} ${fontStyle} ${fontWeight} ${opacity}`;
        if (own === look) {
          code.push(code.pop()! + text);
        } else {
          code.push(`${own}: ${text}`);
        }
        look = own;
      }
    }
  };
  visit(document.body, '');
  return {elements, styles, code};
}

const clean = (lists: Snapshot): Snapshot =>
  Object.fromEntries(Object.entries(lists).map(([name, lines]) => [name, lines.map(normalise)]));

/** Takes down a page's content and its accessibility tree. */
export async function takeContent(page: Page): Promise<Snapshot> {
  const tree = await page.locator('body').ariaSnapshot();
  return clean({...(await page.evaluate(readPage)), accessibility: tree.split('\n')});
}

/** Takes down how a page looks. */
export async function takeLooks(page: Page): Promise<Snapshot> {
  return clean(await page.evaluate(readStyles));
}
