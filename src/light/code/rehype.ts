/** The rehype plugin that puts highlighted HTML where the theme would highlight in the browser. */
import path from 'node:path';
import {importOf} from '../../markdown/importOf';
import {addLanguages, highlightLines} from './highlight';
import {readCodeLines} from './lines';
import type {PrismOptions} from './prismOptions';

/** As much of a hast element as is needed here. */
type Element = {
  type: string;
  tagName?: string;
  properties?: {className?: string[]; metastring?: string} & Record<string, unknown>;
  data?: {meta?: string};
  children?: Element[];
  value?: string;
};

/** By the component that shows code, its module. */
const MODULES = {
  HighlightedCode: path.join(__dirname, 'HighlightedCode'),
  // Under a name of its own: a note may import the component itself.
  ThemeCodeBlock: '@theme/CodeBlock',
};

type Component = keyof typeof MODULES;

/** What markdown gives the code of a fence; with anything else it is meant for somebody else. */
const KNOWN_PROPERTIES = new Set(['className', 'metastring']);

function textOf(node: Element): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** The code of a fence, as markdown makes it. */
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

/** Whether it says nothing but what is understood here. */
const isPlain = ({properties = {}}: Element) =>
  Object.entries(properties).every(([name, value]) => !value || KNOWN_PROPERTIES.has(name));

/** @param number Of the line; from 1 on the stylesheet counts by itself, and it is `undefined`. */
function wrapNumberedLine(html: string, classes: readonly string[], number?: number): string {
  const all = ['light-code-line', ...classes].join(' ');
  const said = number === undefined ? '' : ` data-number="${number}"`;
  return `<span class="${all}"><span class="light-code-number"${said}></span>${html || '\n'}</span>`;
}

function wrapLine(html: string, classes: readonly string[]): string {
  return classes.length === 0 ? html : `<span class="${classes.join(' ')}">${html || '\n'}</span>`;
}

/** A value as MDX has it in braces. */
const expression = (value: unknown) => ({
  type: 'mdxJsxAttributeValueExpression',
  value: JSON.stringify(value),
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [{type: 'ExpressionStatement', expression: {type: 'Literal', value}}],
    },
  },
});

/** An MDX element; strings are its attributes as they are, anything else in braces. */
function mdxElement(name: Component, attributes: Record<string, unknown>): Element {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined || value === null
        ? []
        : [
            {
              type: 'mdxJsxAttribute',
              name: key,
              value: typeof value === 'string' ? value : expression(value),
            },
          ],
    ),
    children: [],
  } as Element;
}

/** The theme's component with all that the theme's own markdown gives it. */
function toCodeBlock(code: Element): Element {
  const {className, ...properties} = code.properties ?? {};
  return mdxElement('ThemeCodeBlock', {
    ...properties,
    className: className?.join(' '),
    // An empty fence has no children, not an empty text.
    children: textOf(code) || undefined,
  });
}

/**
 * A transformer for MDX's rehype plugins.
 *
 * @param options What the site says of code; known once Docusaurus has read the configuration.
 */
export default function rehypeHighlight(options: {current?: PrismOptions}) {
  let hasLanguages = false;

  /** The element in place of a fence; `undefined` where only the theme knows how to make it. */
  function toHighlighted(code: Element, prism: PrismOptions): Element | undefined {
    const classes = code.properties?.className ?? [];
    const named = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
    const language = (named ?? prism.defaultLanguage ?? 'text').toLowerCase();
    const meta = code.properties?.metastring ?? code.data?.meta ?? '';
    const lines = readCodeLines(textOf(code), meta, language, prism.magicComments);
    const htmlLines = lines && highlightLines(lines.code, language, prism);
    if (!htmlLines) {
      return undefined;
    }
    const first = lines.firstLineNumber;
    const ownClass = `language-${language}`;
    return mdxElement('HighlightedCode', {
      html: htmlLines
        .map((line, index) => {
          const lineClasses = lines.lineClasses.get(index) ?? [];
          return first === undefined
            ? wrapLine(line, lineClasses)
            : wrapNumberedLine(line, lineClasses, first === 1 ? undefined : first + index);
        })
        .join(''),
      // Its own, and the language where it says none: as the theme has them.
      className: [...classes, ...(classes.includes(ownClass) ? [] : [ownClass])].join(' '),
      title: lines.title,
      isNumbered: first === undefined ? undefined : true,
    });
  }

  /** Replaces every fence under `node`, and adds what it is replaced by to `used`. */
  function replaceIn(node: Element, prism: PrismOptions, used: Set<Component>): void {
    node.children = node.children?.map((child) => {
      const code = findCode(child);
      if (!code) {
        replaceIn(child, prism, used);
        return child;
      }
      const highlighted =
        isPlain(code) && textOf(code) !== '' ? toHighlighted(code, prism) : undefined;
      used.add(highlighted ? 'HighlightedCode' : 'ThemeCodeBlock');
      return highlighted ?? toCodeBlock(code);
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
