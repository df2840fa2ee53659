/**
 * Tells rules of the packages below from the site's own. The minifier joins all files to one, so each
 * rule of a package goes through it in a media query that no browser knows, and comes out of it here.
 */
import path from 'node:path';
import type {AcceptedPlugin, Root, Rule} from 'postcss';
import {fail} from './fail';

/** By the mark of its rules, a package of which only the used rules need stay. */
const PACKAGES = {
  'light-infima': 'infima',
  'light-theme-classic': '@docusaurus/theme-classic',
} as const;

/** The mark for the rules of this file; none for a file of the site, or of any other package. */
function markOf(file: string | undefined): string | undefined {
  const [, inPackages] = (file ?? '')
    .split(path.sep)
    .join('/')
    .split(/.*\/node_modules\//);
  return Object.entries(PACKAGES).find(([, name]) => inPackages?.startsWith(`${name}/`))?.[0];
}

/** Goes through a file when all other plugins of PostCSS are done with it. */
export const markOrigin: AcceptedPlugin = {
  postcssPlugin: 'light-css-origin',
  OnceExit(root, {atRule}) {
    const mark = markOf(root.source?.input.file);
    // These two hold in no block.
    const nodes = root.nodes.filter(
      (node) => node.type !== 'atrule' || !['charset', 'import'].includes(node.name),
    );
    if (mark && nodes.length > 0) {
      nodes.forEach((node) => node.remove());
      root.append(atRule({name: 'media', params: mark, nodes}));
    }
  },
};

/**
 * Takes the marks off.
 *
 * @returns the rules that had one
 * @throws Error where none comes from one of the packages
 */
export function takeMarks(root: Root): Set<Rule> {
  const rules = new Set<Rule>();
  const missing: Record<string, string> = {...PACKAGES};
  root.walkAtRules('media', (atRule) => {
    if (atRule.params in PACKAGES) {
      delete missing[atRule.params];
      atRule.walkRules((rule) => void rules.add(rule));
      atRule.replaceWith(atRule.nodes ?? []);
    }
  });
  const [name] = Object.values(missing);
  if (name) {
    fail(`the build's stylesheet has no rule that comes from a file of the package ${name}.`);
  }
  return rules;
}
