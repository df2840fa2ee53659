/** Helpers for Markdown nodes: JSX elements, text, and the JavaScript around them. */
import type {Nodes, Root, RootContent} from 'mdast';
// Imported for their node types.
import type {} from 'remark-directive';
import type {} from 'remark-mdx';

export type Element = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

export const toElement = (node: Nodes): Element | undefined =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? node : undefined;

/** @returns `undefined` if the attribute is missing or is an expression */
export function attributeOf(element: Element, name: string): string | undefined {
  const attribute = element.attributes.find((each) => 'name' in each && each.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

export function makeElement(
  type: Element['type'],
  name: string,
  attributes: Record<string, string>,
  children: Nodes[],
): RootContent {
  return {
    type,
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  } as RootContent;
}

/** The URL of a picture, written as Markdown or as an element; `undefined` for any other node. */
export function pictureOf(node: Nodes): string | undefined {
  const element = toElement(node);
  return element?.name === 'img'
    ? attributeOf(element, 'src')
    : node.type === 'image'
      ? node.url
      : undefined;
}

export function textOf(node: Nodes): string {
  if ('children' in node) {
    return node.children.map(textOf).join('');
  }
  return 'value' in node && !node.type.startsWith('mdx') ? node.value : '';
}

const statementsOf = (tree: Root) =>
  tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );

/** Each import in a file, with its source and line. */
export const findImports = (tree: Root): {path: string; names: string[]; line: number}[] =>
  statementsOf(tree).flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? {
          path: String(statement.source.value),
          names: statement.specifiers.map(({local}) => local.name),
          line: statement.source.loc?.start.line ?? 1,
        }
      : [],
  );

/** The names that a file itself imports or exports. */
export const findOwnNames = (tree: Root): string[] => [
  ...findImports(tree).flatMap(({names}) => names),
  ...statementsOf(tree).flatMap((statement) => {
    const declaration = 'declaration' in statement ? statement.declaration : undefined;
    const declarations =
      declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
    return declarations.flatMap((each) =>
      each && 'id' in each && each.id?.type === 'Identifier' ? each.id.name : [],
    );
  }),
];
