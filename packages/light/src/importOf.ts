/** `import Name from 'source'`, as syntax trees have it. */

/** In a script's tree (ESTree). */
const importDeclaration = (name: string, source: string) => ({
  type: 'ImportDeclaration',
  specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
  source: {type: 'Literal', value: source},
  attributes: [],
});

/** Among the children of the root of a tree of markdown or HTML, for MDX. */
export const importOf = (name: string, source: string): unknown => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [importDeclaration(name, source)],
    },
  },
});
