/** A rehype plugin that inserts highlighted HTML where the theme would highlight in the browser. */
import path from 'node:path';
import {importOf} from '../importOf';
import {addLanguages, highlightLines, type PrismOptions} from './highlight';

/** The part of a hast element used here. */
type Element = {
  type: string;
  tagName?: string;
  properties?: {className?: string[]; metastring?: string | null} & Record<string, unknown>;
  children?: Element[];
  value?: string;
};

/** The module of each component that shows code. */
const MODULES = {
  HighlightedCode: path.join(__dirname, 'HighlightedCode'),
  // Under a different name, because a note may import the component itself.
  ThemeCodeBlock: '@theme/CodeBlock',
};

type Component = keyof typeof MODULES;

/** The properties Markdown gives a fence's code. Any other property means it's for another component. */
const KNOWN_PROPERTIES = new Set(['className', 'metastring']);

/** A fence's code element, as Markdown produces it. */
function findCode({tagName, properties, children}: Element): Element | undefined {
  const [code, ...others] = children ?? [];
  const isFence =
    tagName === 'pre' &&
    Object.keys(properties ?? {}).length === 0 &&
    code?.tagName === 'code' &&
    others.length === 0 &&
    (code.children ?? []).every(({type}) => type === 'text');
  return isFence ? code : undefined;
}

const textOf = ({children}: Element) => (children ?? []).map(({value}) => value).join('');

/**
 * Whether a fence has code and uses nothing this plugin can't handle. Line numbers that don't start at
 * one, for example, need a style on the element.
 */
const isPlain = (code: Element, {magicComments}: PrismOptions) =>
  textOf(code) !== '' &&
  !/showLineNumbers=/.test(code.properties?.metastring ?? '') &&
  Object.entries(code.properties ?? {}).every(
    ([name, value]) => !value || KNOWN_PROPERTIES.has(name),
  ) &&
  !magicComments
    .flatMap(({line, block}) => [line, block?.start, block?.end])
    .some((comment) => comment && textOf(code).includes(comment));

/** Makes an MDX element with only those attributes that are strings or `true`. */
function mdxElement(name: Component, attributes: Record<string, unknown>): Element {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter(([, value]) => value === true || typeof value === 'string')
      .map(([key, value]) => ({
        type: 'mdxJsxAttribute',
        name: key,
        value: value === true ? null : value,
      })),
    children: [],
  } as Element;
}

/** Makes the theme's component, with all properties from Markdown. An empty fence has no children. */
function toCodeBlock(code: Element): Element {
  const {className, ...properties} = code.properties ?? {};
  const children = textOf(code) || undefined;
  return mdxElement('ThemeCodeBlock', {...properties, className: className?.join(' '), children});
}

/** Whether a range such as `{1,3-5}` includes the line. */
const hasLine = (range: string, line: number) =>
  range.split(',').some((part) => {
    const [from, to = from] = part.split('-').map(Number);
    return line >= from! && line <= to!;
  });

function lineToHtml(html: string, className: string | undefined, isNumbered: boolean) {
  const attribute = className ? ` class="${className}"` : '';
  return isNumbered || className ? `<span${attribute}>${html}\n</span>` : `${html}\n`;
}

/**
 * Makes the MDX element that replaces a fence, with its `title="…"`, `{1,3-5}` and `showLineNumbers`
 * (https://docusaurus.io/docs/markdown-features/code-blocks).
 */
function toHighlighted(code: Element, prism: PrismOptions): Element {
  const {className = [], metastring} = code.properties ?? {};
  const words = metastring ?? '';
  const named = className.find((name) => name.startsWith('language-'))?.slice('language-'.length);
  const language = (named ?? prism.defaultLanguage ?? 'text').toLowerCase();
  const title = /title=(["'])(.*?)\1/.exec(words)?.[2] || undefined;
  const range = /\{([\d,-]+)\}/.exec(words)?.[1] ?? '';
  const isNumbered = /(?:^| )showLineNumbers/.test(words);
  const lines = highlightLines(textOf(code).replace(/\n$/, ''), language, prism);
  const html = lines.map((line, index) =>
    lineToHtml(
      line,
      hasLine(range, index + 1) ? prism.magicComments[0]?.className : undefined,
      isNumbered,
    ),
  );
  return mdxElement('HighlightedCode', {
    html: html.join('').replace(/\n((?:<\/span>)?)$/, '$1'),
    className: [...new Set([...className, `language-${language}`])].join(' '),
    title,
    isNumbered,
  });
}

/**
 * Makes a transformer for MDX's rehype plugins.
 *
 * @param options The site's code settings, available once Docusaurus has read the configuration.
 */
export default function rehypeHighlight(options: {current?: PrismOptions}) {
  let hasLanguages = false;

  /** Replaces every fence under `node`, and adds the components it uses to `used`. */
  function replaceIn(node: Element, prism: PrismOptions, used: Set<Component>): void {
    node.children = node.children?.map((child) => {
      const code = findCode(child);
      if (!code) {
        replaceIn(child, prism, used);
        return child;
      }
      const isOurs = isPlain(code, prism);
      used.add(isOurs ? 'HighlightedCode' : 'ThemeCodeBlock');
      return isOurs ? toHighlighted(code, prism) : toCodeBlock(code);
    });
  }

  return (root: Element): void => {
    const prism = options.current;
    if (!prism) {
      return;
    }
    if (!hasLanguages) {
      addLanguages(prism.additionalLanguages);
      hasLanguages = true;
    }
    const used = new Set<Component>();
    replaceIn(root, prism, used);
    for (const name of used) {
      root.children!.unshift(importOf(name, MODULES[name]) as Element);
    }
  };
}
