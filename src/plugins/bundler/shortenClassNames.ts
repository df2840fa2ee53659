/**
 * Has a class of a CSS module called by its hash alone, `x7Qd`: 0.9 kB less of a note's HTML, 1 kB of the
 * stylesheet and 0.4 kB of scripts (gzip). Where rules are left out by the name (`NEVER_SHOWN`), the
 * name stays a part of the class, with an end of the form that the light build knows of a module's class.
 *
 * A selector like `[class*='sidebar']` would find nothing; Stylelint forbids it.
 */
import {NEVER_SHOWN} from '../../site/theme';

/** https://github.com/webpack-contrib/css-loader#modules */
type ModuleOptions = {
  localIdentName: string;
  /** @returns a class, or nothing where `localIdentName` says what it is called */
  getLocalIdent?: (context: unknown, pattern: string, name: string) => string | undefined;
};

type Rule = {use?: {options?: {modules?: ModuleOptions}}[]};

const isNeverShown = (name: string) => NEVER_SHOWN.some((start) => name.startsWith(start));

/**
 * @param rules Of the bundler's configuration. A plugin can only add to them, so they are changed in place.
 * @throws Error where none is for CSS modules
 */
export function shortenClassNames(rules: readonly Rule[]): void {
  const options = rules
    .flatMap(({use}) => (Array.isArray(use) ? use : []))
    .flatMap((loader) => loader.options?.modules ?? []);
  if (options.length === 0) {
    throw new Error(
      `Docusaurus has its rule for CSS modules in another place. Adapt ${__filename}, or take out its call.`,
    );
  }
  for (const modules of options) {
    modules.localIdentName = '[contenthash:base64:4]';
    modules.getLocalIdent = (_context, _pattern, name) =>
      isNeverShown(name) ? `${name}_rare` : undefined;
  }
}
