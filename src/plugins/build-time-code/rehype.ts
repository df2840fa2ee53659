/** The rehype plugin that puts highlighted HTML where the theme would highlight in the browser. */
import {createRequire} from 'node:module';
import {Prism, type PrismTheme} from 'prism-react-renderer';
import {importOf} from '../../markdown/importOf';
import {readCodeMeta, type MagicComment} from './codeMeta';
import {classByType, highlightLines} from './highlight';

export type BuildTimeCodeOptions = {
  /** Decides which tokens get a class; the colours are in CSS. */
  theme: PrismTheme;
  /** Prism languages beyond those that prism-react-renderer has. */
  additionalLanguages: readonly string[];
  magicComments: readonly MagicComment[];
};

/** As much of a hast element as is needed here. */
type Element = {
  type: string;
  tagName?: string;
  properties?: {className?: string[]};
  data?: {meta?: string};
  children?: Element[];
  value?: string;
};

const COMPONENT = 'HighlightedCode';

const load = createRequire(__filename);

/** Prism's language files add themselves to the Prism of the global object. */
function addLanguages(languages: readonly string[]) {
  const globals = globalThis as {Prism?: unknown};
  globals.Prism = Prism;
  languages.forEach((language) => load(`prismjs/components/prism-${language}`));
  delete globals.Prism;
}

function textOf(node: Element): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

function isCodeBlock(node: Element): boolean {
  return node.tagName === 'pre' && node.children?.[0]?.tagName === 'code';
}

function wrapLine(html: string, classes: readonly string[], isNumbered: boolean): string {
  const all = isNumbered ? ['site-code-line', ...classes] : classes;
  return all.length === 0 ? html : `<span class="${all.join(' ')}">${html || '\n'}</span>`;
}

/** An MDX element with string attributes, named as the component in MDXComponents. */
function mdxElement(name: string, attributes: Record<string, string | undefined>) {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute', name: key, value}],
    ),
    children: [],
  };
}

/** A transformer for MDX's rehype plugins. */
export default function rehypeBuildTimeCode(options: BuildTimeCodeOptions) {
  addLanguages(options.additionalLanguages);
  const classes = classByType(options.theme);

  const toHighlighted = (pre: Element) => {
    const code = pre.children![0]!;
    const languageClass = code.properties?.className?.find((name) => name.startsWith('language-'));
    const language = languageClass?.slice('language-'.length).toLowerCase() ?? 'text';
    const meta = readCodeMeta(textOf(code), code.data?.meta ?? '', options.magicComments);
    const isNumbered = meta.firstLineNumber !== undefined;
    const html = highlightLines(meta.code, language, classes)
      .map((line, index) => wrapLine(line, meta.lineClasses.get(index) ?? [], isNumbered))
      .join('');
    return mdxElement(COMPONENT, {
      html,
      language,
      title: meta.title,
      firstLine: meta.firstLineNumber?.toString(),
    });
  };

  /** Replaces every code block under `node`; returns how many there were. */
  const replaceIn = (node: Element): number => {
    let count = 0;
    node.children = node.children?.map((child) => {
      if (isCodeBlock(child)) {
        count += 1;
        return toHighlighted(child) as Element;
      }
      count += replaceIn(child);
      return child;
    });
    return count;
  };

  return (root: Element) => {
    if (replaceIn(root) > 0) {
      root.children!.unshift(importOf(COMPONENT, `@theme/${COMPONENT}`) as Element);
    }
  };
}
