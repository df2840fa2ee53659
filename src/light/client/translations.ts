/**
 * Takes from the texts of the theme and the site what is for their translators: descriptions, and the
 * ids under which a site has no translation.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from '@babel/parser';
import {fileOf, type Ground} from '../ground';
import type {Transform} from '../bundler/transform';

const CORE = '@docusaurus/core';

export const translationsGround: readonly Ground[] = [
  {
    package: CORE,
    file: 'lib/client/exports/Translate.js',
    has: [
      'return codeTranslations[(id ?? message)] ?? message ?? id;',
      'export function translate({ message, id }, values)',
      'export default function Translate({ children, id, values, })',
    ],
  },
];

/** By id, or by message where a text has none: the translations that Docusaurus gives to every page. */
export type Translations = Readonly<Record<string, string>>;

/** As much of a node of Babel's syntax tree as is needed here. */
type Node = {
  type: string;
  start: number;
  end: number;
  name?: string | Node;
  callee?: Node;
  arguments?: Node[];
  properties?: Node[];
  attributes?: Node[];
  key?: Node;
  value?: Node | string;
};

function findText(properties: readonly Node[], name: string) {
  const property = properties.find(({key, name: own}) => (key ?? (own as Node))?.name === name);
  const value = property?.value as Node | undefined;
  // What is not a text may do something.
  return value?.type === 'StringLiteral' ? {property: property!, text: String(value.value)} : null;
}

/** What can go of a call of `translate()` or an element `<Translate>`. */
function findUnused(properties: readonly Node[], translations: Translations): Node[] {
  const [id, message] = ['id', 'message'].map((name) => findText(properties, name));
  const isTranslated = [id, message].some((found) => found && found.text in translations);
  return [
    findText(properties, 'description')?.property,
    message && !isTranslated ? id?.property : undefined,
  ].filter((property) => property !== undefined);
}

function findAllUnused(node: Node, translations: Translations): Node[] {
  const isCall = node.callee?.name === 'translate';
  const isElement =
    node.type === 'JSXOpeningElement' && (node.name as Node | undefined)?.name === 'Translate';
  const properties = isCall ? node.arguments?.[0]?.properties : isElement ? node.attributes : [];
  const children = Object.values(node)
    .flat()
    .filter((child): child is Node => typeof (child as Node | null)?.type === 'string');
  return [
    ...findUnused(properties ?? [], translations),
    ...children.flatMap((child) => findAllUnused(child, translations)),
  ];
}

/** A change to a script that takes out of its translations what can go; the rest stays to the letter. */
export function withoutTranslators(translations: Translations): Transform {
  return (source) => {
    if (!source.includes('@docusaurus/Translate')) {
      return source;
    }
    const {program} = parse(source, {sourceType: 'module', plugins: ['jsx', 'typescript']});
    return (
      findAllUnused(program as unknown as Node, translations)
        .sort((a, b) => b.start - a.start)
        // With the comma of a property, if there is one.
        .reduce(
          (text, {start, end}) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
          source,
        )
    );
  };
}

type BundlerConfig = {experiments?: {cache?: {buildDependencies?: string[]}}};

/**
 * A bundler's rule for the packages of Docusaurus and the site's own scripts.
 *
 * @param config The bundler's, whose cache is to hear of new translations.
 */
export function translationsRule(
  siteDir: string,
  generatedFilesDir: string,
  config: unknown,
): object {
  const file = path.join(generatedFilesDir, 'codeTranslations.json');
  (config as BundlerConfig).experiments?.cache?.buildDependencies?.push(file);
  const translations = JSON.parse(readFileSync(file, 'utf8')) as Translations;
  return {
    test: /\.[jt]sx?$/,
    include: [path.join(siteDir, 'src'), path.dirname(fileOf(CORE, '.'))],
    enforce: 'pre',
    loader: path.join(__dirname, '..', 'bundler', 'transformLoader.cjs'),
    options: {transform: withoutTranslators(translations)},
  };
}
