/** The files that the browser's scripts are made of, as the bundler knows them. */
import {fail} from './fail';

type Hook<T> = {tap: (name: string, hear: (value: T) => void) => void};
type Compiler = {hooks: {compilation: Hook<{hooks: {finishModules: Hook<Iterable<object>>}}>}};

const SCRIPT = /\.(?:[cm]?[jt]sx?|mdx?|json)$/;
const THEME = /[\\/]node_modules[\\/]@docusaurus[\\/]theme-classic[\\/]/;

/**
 * @returns a plugin for the bundler, and what it found: the scripts and notes that were bundled, but
 *   for those of the theme
 */
export function makeSourceList() {
  const files = new Set<string>();
  const plugin = {
    apply(compiler: Compiler) {
      compiler.hooks.compilation.tap('light-css', (compilation) => {
        compilation.hooks.finishModules.tap('light-css', (modules) => {
          for (const module of modules) {
            const resource = 'resource' in module ? String(module.resource) : '';
            const [file = ''] = resource.split('?');
            if (SCRIPT.test(file) && !THEME.test(file)) {
              files.add(file);
            }
          }
        });
      });
    },
  };
  return {
    plugin,
    files(): string[] {
      if (files.size === 0) {
        fail('the bundler (package @docusaurus/bundler) no longer tells which files it bundles.');
      }
      return [...files];
    },
  };
}
