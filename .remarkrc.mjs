// @ts-check
// For `npm run check:notes` and for editors: parses Markdown as Docusaurus does and applies the rules in
// lint/.
import {fileURLToPath} from 'node:url';
import {loadFreshModule} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import recommended from 'remark-preset-lint-recommended';

// Node 20 can't import TypeScript by itself.
const {asDocusaurus, rules} = await loadFreshModule(
  fileURLToPath(new URL('lint/index.ts', import.meta.url)),
);

// Replaced by lint/rules/bare-address.ts.
const REPLACED = 'remark-lint:no-literal-urls';
const isKept = (/** @type {any} */ plugin) => [plugin].flat()[0].name !== REPLACED;

export default {
  plugins: [
    ...[remarkMdx, remarkFrontmatter, remarkDirective, remarkGfm, remarkComment],
    asDocusaurus,
    {plugins: recommended.plugins?.filter(isKept)},
    ...rules,
  ],
};
