/** JSX elements in markdown, and the JavaScript around them. */
import type {Nodes, Root} from 'mdast';
// Their types of nodes.
import type {} from 'remark-directive';
import type {} from 'remark-mdx';

export type Element = Extract<Nodes, {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}>;

export const toElement = (node: Nodes): Element | undefined =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? node : undefined;

/** @returns nothing where the attribute is not there or is an expression */
export function attributeOf(element: Element, name: string): string | undefined {
  const attribute = element.attributes.find((each) => 'name' in each && each.name === name);
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

/** The address of a picture, be it markdown or an element. */
export function pictureOf(node: Nodes): string | undefined {
  const element = toElement(node);
  return node.type === 'image'
    ? node.url
    : element?.name === 'img'
      ? attributeOf(element, 'src')
      : undefined;
}

const statementsOf = (tree: Root) =>
  tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );

/** @returns one for each name, or with an empty one where a file is imported for its effect */
export const findImports = (tree: Root): {name: string; path: string; line: number}[] =>
  statementsOf(tree).flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') {
      return [];
    }
    const names = statement.specifiers.map(({local}) => local.name);
    const line = statement.source.loc?.start.line ?? 1;
    return (names.length > 0 ? names : ['']).map((name) => ({
      ...{name, line},
      path: String(statement.source.value),
    }));
  });

/** The names that a file itself imports or exports. */
export const findOwnNames = (tree: Root): string[] => [
  ...findImports(tree).map(({name}) => name),
  ...statementsOf(tree).flatMap((statement) => {
    const declaration = 'declaration' in statement ? statement.declaration : undefined;
    const declarations =
      declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
    return declarations.flatMap((each) =>
      each && 'id' in each && each.id?.type === 'Identifier' ? each.id.name : [],
    );
  }),
];
