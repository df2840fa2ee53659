/** The rehype plugin that puts highlighted HTML where the theme would highlight in the browser. */
import path from 'node:path';
import {importOf} from '../bundler/importOf';
import {addLanguages, highlightLines} from './highlight';
import {readCodeLines} from './lines';
import type {PrismOptions} from './prismOptions';

/** As much of a hast element as is needed here. */
type Element = {
  type: string;
  tagName?: string;
  properties?: {className?: string[]; metastring?: string};
  data?: {meta?: string};
  children?: Element[];
  value?: string;
};

const COMPONENT = 'HighlightedCode';

/** What markdown gives the code of a fence; with anything else it is meant for somebody else. */
const KNOWN_PROPERTIES = new Set(['className', 'metastring']);

function textOf(node: Element): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** The code in a fence that says nothing but what is understood here. */
function findCode({tagName, properties, children}: Element): Element | undefined {
  const [code, ...others] = children ?? [];
  const isFence =
    tagName === 'pre' &&
    Object.keys(properties ?? {}).length === 0 &&
    code?.tagName === 'code' &&
    others.length === 0 &&
    Object.entries(code.properties ?? {}).every(
      ([name, value]) => !value || KNOWN_PROPERTIES.has(name),
    ) &&
    (code.children ?? []).every(({type}) => type === 'text');
  return isFence ? code : undefined;
}

function wrapLine(html: string, classes: readonly string[], isNumbered: boolean): string {
  const all = isNumbered ? ['light-code-line', ...classes] : classes;
  return all.length === 0 ? html : `<span class="${all.join(' ')}">${html || '\n'}</span>`;
}

/** An MDX element with string attributes. */
function mdxElement(name: string, attributes: Record<string, string | undefined>): Element {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute', name: key, value}],
    ),
    children: [],
  } as Element;
}

/**
 * A transformer for MDX's rehype plugins.
 *
 * @param options What the site says of code; known once Docusaurus has read the configuration.
 */
export default function rehypeHighlight(options: {current?: PrismOptions}) {
  let hasLanguages = false;

  /** The element in place of a fence; `undefined` leaves it to the theme. */
  function toHighlighted(pre: Element): Element | undefined {
    const prism = options.current;
    const code = findCode(pre);
    if (!code || !prism) {
      return undefined;
    }
    if (!hasLanguages) {
      addLanguages(prism.additionalLanguages);
      hasLanguages = true;
    }
    const classes = code.properties?.className ?? [];
    const named = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length);
    const language = (named ?? prism.defaultLanguage ?? 'text').toLowerCase();
    const meta = code.properties?.metastring ?? code.data?.meta ?? '';
    const lines = readCodeLines(textOf(code), meta, language, prism.magicComments);
    const htmlLines = lines && highlightLines(lines.code, language, prism);
    if (!htmlLines) {
      return undefined;
    }
    const isNumbered = lines.firstLineNumber !== undefined;
    return mdxElement(COMPONENT, {
      html: htmlLines
        .map((line, index) => wrapLine(line, lines.lineClasses.get(index) ?? [], isNumbered))
        .join(''),
      language,
      // Its own, and the language where it says none: as the theme has them.
      className: [
        ...classes,
        ...(classes.includes(`language-${language}`) ? [] : [`language-${language}`]),
      ].join(' '),
      title: lines.title,
      firstLine: lines.firstLineNumber?.toString(),
    });
  }

  /** Replaces every fence under `node`; returns how many there were. */
  function replaceIn(node: Element): number {
    let count = 0;
    node.children = node.children?.map((child) => {
      const highlighted = toHighlighted(child);
      count += highlighted ? 1 : replaceIn(child);
      return highlighted ?? child;
    });
    return count;
  }

  return (root: Element): void => {
    if (replaceIn(root) > 0) {
      root.children!.unshift(importOf(COMPONENT, path.join(__dirname, COMPONENT)) as Element);
    }
  };
}
