// @ts-check
import js from '@eslint/js';
// @ts-expect-error -- The package has no types.
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
    // Static figures, drawn at build time. Only these rules check that a figure needs no script.
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
                'A static figure may import only React, the kit’s Figure, Ladder and BarChart, results in labs/<lab>/expected/*.json, and files in its own folder.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
          message:
            'A static figure can’t handle events. Make it a live figure (<Name>.live.tsx; see .github/AUTHORING.md).',
        },
        {
          selector: 'CallExpression[callee.name=/^use(?!Id$)[A-Z]/]',
          message:
            'A static figure can’t use hooks other than useId. For state, make it a live figure (<Name>.live.tsx).',
        },
      ],
    },
  },
  {
    // A live figure loads everything it imports, because it's rendered outside the page's React tree.
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
                'A live figure can’t depend on the page. It may import only React, the controls in src/figures/kit/Live/kit, the shapes in src/figures/kit/Figure, results in labs/<lab>/expected/*.json, and files in its own folder.',
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
  // TypeScript already checks for undefined names, even in JavaScript files.
  {rules: {'no-undef': 'off'}},
);
