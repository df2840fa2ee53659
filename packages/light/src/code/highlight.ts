import {createRequire} from 'node:module';
import {normalizeTokens, Prism, type PrismTheme} from 'prism-react-renderer';
import {fileOf} from '../dependsOnFiles';
import {tokenClasses} from './tokenClasses';

/** What a site's configuration says of code (`themeConfig.prism`), with the theme's defaults filled in. */
export type PrismOptions = {
  theme: PrismTheme;
  darkTheme: PrismTheme;
  additionalLanguages: readonly string[];
  magicComments: readonly MagicComment[];
  /** Of a fence that names none. */
  defaultLanguage?: string;
};

/** Names lines by a comment: `line` the next one, `block` all between two. */
export type MagicComment = {
  className: string;
  line?: string;
  block?: {start: string; end: string};
};

/** Languages come from the Prism that the theme has them from. */
const load = createRequire(fileOf('@docusaurus/theme-classic', 'package.json'));

/**
 * Adds languages to those that prism-react-renderer has. Prism's language files add themselves to the
 * Prism of the global object.
 */
export function addLanguages(languages: readonly string[]): void {
  const globals = globalThis as {Prism?: unknown};
  const before = globals.Prism;
  globals.Prism = Prism;
  languages
    // PHP's is made of it (https://prismjs.com/#supported-languages).
    .flatMap((language) => (language === 'php' ? ['markup-templating', language] : language))
    .forEach((language) => load(`prismjs/components/prism-${language}`));
  globals.Prism = before;
}

/** By line the tokens of code, as prism-react-renderer has them in the browser. */
function tokenizeLines(code: string, language: string) {
  const grammar = Prism.languages[language];
  if (!grammar) {
    return normalizeTokens([code]);
  }
  const work = {code, grammar, language, tokens: [] as Parameters<typeof normalizeTokens>[0]};
  // Some languages are made by hooks.
  Prism.hooks.run('before-tokenize', work as never);
  work.tokens = Prism.tokenize(work.code, work.grammar);
  Prism.hooks.run('after-tokenize', work as never);
  return normalizeTokens(work.tokens);
}

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

function toHtml(runs: readonly {text: string; classes: string}[]): string {
  return runs
    .map(({text, classes}) => {
      const escaped = text.replace(/[&<>]/g, (character) => ENTITIES[character]!);
      return classes ? `<span class="${classes}">${escaped}</span>` : escaped;
    })
    .join('');
}

/** The code as HTML lines, without line ends. A language that Prism does not know is left plain. */
export function highlightLines(
  code: string,
  language: string,
  {theme, darkTheme}: Pick<PrismOptions, 'theme' | 'darkTheme'>,
): string[] {
  return tokenizeLines(code, language).map((line) => {
    const runs: {text: string; classes: string}[] = [];
    for (const {content, types} of line) {
      const text = content.replace('\n', '');
      const classes = [
        ...tokenClasses(theme, 'light', types, language),
        ...tokenClasses(darkTheme, 'dark', types, language),
      ].join(' ');
      const last = runs.at(-1);
      // White space has no colour of its own.
      if (last && (last.classes === classes || !text.trim())) {
        last.text += text;
      } else {
        runs.push({text, classes});
      }
    }
    return toHtml(runs);
  });
}
