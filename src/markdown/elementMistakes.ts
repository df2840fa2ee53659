/** Mistakes in the elements of a file: pictures, components and what they are imported from. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm} from 'mdast-util-mdx';
import type {Problem} from './frontMatterMistakes';
import {nearestNames} from './nearestNames';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** As much of a statement's ESTree as is needed here. */
type Statement = {
  source?: {value?: unknown; loc?: {start: {line: number}} | null} | null;
  specifiers?: {local: {name: string}}[];
  declaration?: {id?: {name: string}; declarations?: {id: {name?: string}}[]} | null;
};

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.mdx', '.md', '.json'];

const toElement = (node: Nodes): Element | undefined =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? node : undefined;

const statementsOf = (node: MdxjsEsm): Statement[] =>
  (node.data?.estree?.body ?? []) as unknown as Statement[];

const modulesOf = (root: Root): MdxjsEsm[] =>
  root.children.filter((node) => node.type === 'mdxjsEsm') as MdxjsEsm[];

/** In a build, Docusaurus has made elements of the pictures that it serves; `alt=""` says that one only decorates. */
function findMissingText(node: Nodes): string | undefined {
  const element = toElement(node);
  const lacksText =
    (node.type === 'image' && !node.alt?.trim()) ||
    (element?.name === 'img' &&
      element.attributes.every((each) => each.type === 'mdxJsxAttribute' && each.name !== 'alt'));
  return lacksText
    ? 'the picture has no alternative text. Say in the brackets what it shows, "![A map of the route](map.svg)"; one that only decorates is <img alt="" …/>.'
    : undefined;
}

/**
 * What the site gives to all markdown: the words of the modules that name it, as a name that is in
 * neither can't be known.
 *
 * @returns `undefined` where the site's own takes components from elsewhere by `...`.
 */
function readSiteComponents(siteDir: string): ReadonlySet<string> | undefined {
  const classic = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const own = ['.tsx', '.jsx', '.ts', '.js']
    .flatMap((extension) => [`MDXComponents${extension}`, `MDXComponents/index${extension}`])
    .map((file) => path.join(siteDir, 'src/theme', file))
    .find((file) => existsSync(file));
  const texts = [path.join(classic, 'theme/MDXComponents/index.js'), ...(own ? [own] : [])].map(
    (file) => readFileSync(file, 'utf8'),
  );
  return texts.some((text) => /\.\.\.(?!MDXComponents\b|props\b)/.test(text))
    ? undefined
    : new Set(texts.join(' ').match(/\w+/g));
}

/** What remarkTerm imports where it is used. */
const BROUGHT = 'Term';

/** The names that the file itself imports or exports, and what is brought to it. */
function findOwnNames(root: Root): Set<string> {
  return new Set([
    BROUGHT,
    ...modulesOf(root)
      .flatMap(statementsOf)
      .flatMap(({specifiers = [], declaration}) => [
        ...specifiers.map(({local}) => local.name),
        declaration?.id?.name ?? '',
        ...(declaration?.declarations ?? []).map(({id}) => id.name ?? ''),
      ]),
  ]);
}

const listFolders = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => path.parse(name).name) : [];

/**
 * @param siteDir The folder of docusaurus.config.ts.
 * @returns A function that says what is wrong with an element's name.
 */
export function makeComponentCheck(
  root: Root,
  siteDir: string,
): (node: Nodes) => string | undefined {
  const own = findOwnNames(root);
  let site: ReadonlySet<string> | undefined;
  return (node) => {
    const name = toElement(node)?.name?.split('.')[0] ?? '';
    if (!/^[A-Z]/.test(name) || own.has(name)) {
      return undefined;
    }
    site ??= readSiteComponents(siteDir);
    if (!site || site.has(name)) {
      return undefined;
    }
    const components = listFolders(path.join(siteDir, 'src/components'));
    const near = nearestNames(
      name,
      [...own, ...components].filter((each) => /^[A-Z]/.test(each)),
    );
    return `there is no component <${name}>. Mend the name (near ones: ${near.join(', ')}), or import it: "import ${name} from '@site/src/components/${name}';". Where it is text, put it in backticks.`;
  };
}

/** Whether there is a file; it is named from the site's folder, with `/`. */
export type HasFile = (file: string) => boolean;

/** Of an import with a path; packages are the bundler's to find. */
function isMissing(request: string, from: string, hasFile: HasFile): boolean {
  const file = request.split('!').at(-1)!.replace(/\?.*$/, '');
  if (!/^(?:\.{1,2}|@site)\//.test(file)) {
    return false;
  }
  const place = file.startsWith('@site/')
    ? file.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(from), file);
  return !EXTENSIONS.some(
    (extension) => hasFile(place + extension) || hasFile(`${place}/index${extension}`),
  );
}

function findMissingImports(root: Root, file: string, hasFile: HasFile): Problem[] {
  return modulesOf(root).flatMap((node) =>
    statementsOf(node).flatMap(({source}) => {
      const request = source?.value;
      return typeof request === 'string' && isMissing(request, file, hasFile)
        ? [
            {
              line: source?.loc?.start.line ?? node.position?.start.line ?? 1,
              message: `there is no "${request}" to import. Mend the path (with its case), or take the import away.`,
            },
          ]
        : [];
    }),
  );
}

/** Calls the visitor with every node and its line; of a picture Docusaurus keeps none, so its parent's. */
function visit(node: Nodes, visitor: (node: Nodes, line: number) => void, lineAbove = 1): void {
  const line = node.position?.start.line ?? lineAbove;
  visitor(node, line);
  ('children' in node ? node.children : []).forEach((child) => visit(child, visitor, line));
}

/**
 * Finds pictures without alternative text and imports of files that are not there.
 *
 * @param root With Docusaurus' own plugins for pictures before it or without.
 * @param file From the site's folder, with `/`.
 */
export function findElementMistakes(root: Root, file: string, hasFile: HasFile): Problem[] {
  const problems = findMissingImports(root, file, hasFile);
  visit(root, (node, line) => {
    const message = findMissingText(node);
    if (message) {
      problems.push({line, message});
    }
  });
  return problems;
}
