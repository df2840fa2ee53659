/**
 * Makes `import Name from 'source'` in the form MDX expects among the root's children, in a Markdown or
 * HTML tree.
 *
 * @param name the component's name, as used by the tree's elements
 * @param source the module's path, as the bundler resolves it
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
