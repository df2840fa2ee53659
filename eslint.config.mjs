// @ts-check
import js from '@eslint/js';
// @ts-expect-error -- it comes without types.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '**/.cache/',
      '**/build/',
      '**/.docusaurus/',
      'node_modules/',
      'playwright-report/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    files: ['{src,packages/light/src}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name="a"]',
          message: 'Use @docusaurus/Link, which adds the base path and reports broken links.',
        },
        {
          selector: 'JSXOpeningElement[name.name=/^h[1-6]$/]',
          message: 'Use @theme/Heading, which gives the heading its link.',
        },
      ],
    },
  },
  {
    // Drawn when the site is built. Only these rules check that a figure needs no script.
    files: ['src/figures/**/*.{ts,tsx}'],
    ignores: ['**/*.live.tsx', 'src/figures/kit/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^(?!react$|\\./|@site/src/figures/kit/(?:Figure|Ladder|BarChart)$|@site/labs/[\\w-]+/expected/[\\w-]+\\.json$)',
              message:
                'A figure is made of the parts that figures are drawn with (src/figures/kit), of a lab’s numbers, and of figures beside it.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
          message: 'A figure handles no events; put what does into src/components.',
        },
        {
          selector: 'CallExpression[callee.name=/^use(?!Id$)[A-Z]/]',
          message: 'A figure is the same on every screen and at any time, so it has no such hook.',
        },
      ],
    },
  },
  {
    // A live figure brings everything it imports: it's rendered outside the page's React tree.
    files: ['src/figures/**/*.live.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^(?!react$|\\./|@site/src/figures/kit/(?:Figure|Live/kit)$|@site/labs/[\\w-]+/expected/[\\w-]+\\.json$)',
              message:
                'A live figure knows nothing about the page. Use React’s own hooks, the kit (src/figures/kit/Live/kit), shapes of figures, a lab’s numbers, and files beside it.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.cjs'],
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  // TypeScript knows every name, of JavaScript files too.
  {rules: {'no-undef': 'off'}},
);
