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
                'A figure may only import shapes (src/figures/kit), a lab’s numbers, and files beside it.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
          message: 'Figures can’t handle events; move this to src/components.',
        },
        {
          selector: 'CallExpression[callee.name=/^use(?!Id$)[A-Z]/]',
          message: 'Figures are static, so they can’t use this hook.',
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
                'A live figure can’t depend on the page. Use only React’s own hooks, the kit (src/figures/kit/Live/kit), shapes of figures, a lab’s numbers, and files beside it.',
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
  // TypeScript checks names, in JavaScript files too.
  {rules: {'no-undef': 'off'}},
);
