/**
 * `import Name from 'source'`, as MDX wants it among the children of a tree's root, be it of markdown
 * or of HTML.
 *
 * @param name of the component, as the tree's elements have it
 * @param source of the module, as the bundler resolves it
 */
export const importOf = (name: string, source: string): unknown => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
          source: {type: 'Literal', value: source},
          attributes: [],
        },
      ],
    },
  },
});
