/** Reads src/theme/MDXComponents: which components a site gives to its markdown, and where from. */
import type {Node} from './facts';

/** By a component's name the module that it comes from; `undefined` where it is made in place. */
export type ComponentSources = Map<string, string | undefined>;

/**
 * Reads the object that a file gives as default.
 *
 * @returns `undefined` where it is made of something that can't be told.
 */
export function readComponentSources(program: Node): ComponentSources | undefined {
  const body = (program as unknown as {body: Node[]}).body;
  const sources = new Map<string, string>();
  const objects = new Map<string, Node>();
  let given: Node | undefined;
  const unwrap = (node: Node | null | undefined): Node | undefined =>
    node && /^TS/.test(node.type)
      ? unwrap((node as {expression?: Node}).expression)
      : (node ?? undefined);
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      node.specifiers?.forEach(({local}) =>
        sources.set(local?.name as string, String(node.source?.value)),
      );
    } else if (node.type === 'VariableDeclaration') {
      node.declarations?.forEach(({id, init}) => {
        const value = unwrap(init);
        if (value) {
          objects.set(id?.name as string, value);
        }
      });
    } else if (node.type === 'ExportDefaultDeclaration') {
      given = unwrap(node.declaration);
    } else if (/Statement$/.test(node.type)) {
      // It may put something into the object.
      return undefined;
    }
  }
  const object = given?.type === 'Identifier' ? objects.get(given.name as string) : given;
  if (object?.type !== 'ObjectExpression') {
    return undefined;
  }
  const components: ComponentSources = new Map();
  for (const property of object.properties ?? []) {
    if (/^Spread/.test(property.type)) {
      const source = sources.get(property.argument?.name as string);
      const isOriginal = /^@theme-(?:original|init)\/MDXComponents$/.test(source ?? '');
      // The theme's own take the place of what stands before them.
      if (!isOriginal || components.size > 0) {
        return undefined;
      }
      continue;
    }
    if (property.computed) {
      return undefined;
    }
    const name = String(property.key?.name ?? property.key?.value ?? '');
    const value = property.value as Node | undefined;
    components.set(
      name,
      value?.type === 'Identifier' ? sources.get(value.name as string) : undefined,
    );
  }
  return components;
}
