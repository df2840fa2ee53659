/**
 * Represents code colours as classes. Each class stands for one entry in a theme's list, in light mode
 * (`t0`) or dark mode (`d0`).
 */
import {createRequire} from 'node:module';
import {normalizeTokens, Prism, type PrismTheme, type PrismThemeEntry} from 'prism-react-renderer';
import {fileOf} from '../dependsOnFiles';

/** The site's code settings (`themeConfig.prism`), with the theme's defaults filled in. */
export type PrismOptions = {
  theme: PrismTheme;
  darkTheme: PrismTheme;
  additionalLanguages: readonly string[];
  /** The first entry's class marks the lines that a fence lists; magic comments are left to the theme. */
  magicComments: readonly {
    className: string;
    line?: string;
    block?: {start: string; end: string};
  }[];
  /** The language of fences that don't name one. */
  defaultLanguage?: string;
};

/** Loads languages from the Prism version that the theme uses. */
const load = createRequire(fileOf('@docusaurus/theme-classic', 'package.json'));

/** Adds languages to prism-react-renderer. Prism's language files add themselves to the global Prism. */
export function addLanguages(languages: readonly string[]): void {
  const globals = globalThis as {Prism?: unknown};
  const before = globals.Prism;
  globals.Prism = Prism;
  languages
    // PHP builds on markup-templating (https://prismjs.com/#supported-languages).
    .flatMap((language) => (language === 'php' ? ['markup-templating', language] : language))
    .forEach((language) => load(`prismjs/components/prism-${language}`));
  globals.Prism = before;
}

const PREFIX = {light: 't', dark: 'd'};

type Mode = keyof typeof PREFIX;

/** A token's classes. The innermost type with a style in the theme wins. */
function tokenClasses(
  {styles}: PrismTheme,
  mode: Mode,
  types: readonly string[],
  language: string,
) {
  const ofTypes = types.map((type) =>
    styles.flatMap((entry, index) =>
      entry.types.includes(type) && (entry.languages?.includes(language) ?? true)
        ? [PREFIX[mode] + index]
        : [],
    ),
  );
  return ofTypes.findLast((classes) => classes.length > 0) ?? [];
}

/** The tokens of each line of code, as prism-react-renderer produces them in the browser. */
function tokenizeLines(code: string, language: string) {
  const grammar = Prism.languages[language];
  if (!grammar) {
    return normalizeTokens([code]);
  }
  const work = {code, grammar, language, tokens: [] as Parameters<typeof normalizeTokens>[0]};
  // Prism defines some languages in hooks.
  Prism.hooks.run('before-tokenize', work as never);
  work.tokens = Prism.tokenize(work.code, work.grammar);
  Prism.hooks.run('after-tokenize', work as never);
  return normalizeTokens(work.tokens);
}

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** The code as lines of HTML, without newlines. Code in a language that Prism doesn't know stays plain. */
export function highlightLines(
  code: string,
  language: string,
  {theme, darkTheme}: Pick<PrismOptions, 'theme' | 'darkTheme'>,
): string[] {
  return tokenizeLines(code, language).map((line) => {
    const runs: {text: string; classes: string}[] = [];
    for (const {content, types} of line) {
      const text = content.replace('\n', '').replace(/[&<>]/g, (letter) => ENTITIES[letter]!);
      const classes = [
        ...tokenClasses(theme, 'light', types, language),
        ...tokenClasses(darkTheme, 'dark', types, language),
      ].join(' ');
      const last = runs.at(-1);
      // White space has no colour, and the HTML minifier would remove it between two elements.
      if (last && (last.classes === classes || !text.trim())) {
        last.text += text;
      } else {
        runs.push({text, classes});
      }
    }
    return runs
      .map(({text, classes}) => (classes ? `<span class="${classes}">${text}</span>` : text))
      .join('');
  });
}

const declarations = (style: PrismThemeEntry) =>
  Object.entries(style)
    .map(
      ([property, value]) =>
        `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${String(value)}`,
    )
    .join(';');

function rulesOf({plain, styles}: PrismTheme, scope: string, mode: Mode): string[] {
  const {color, backgroundColor} = plain;
  return [
    `${scope} .theme-code-block{--prism-color:${color};--prism-background-color:${backgroundColor}}`,
    ...styles.map(({style}, index) => `${scope} .${PREFIX[mode]}${index}{${declarations(style)}}`),
  ];
}

/** The CSS rules for the colours of code in both modes. */
export function tokenCss(light: PrismTheme, dark: PrismTheme): string {
  return [
    ...rulesOf(light, ":root:not([data-theme='dark'])", 'light'),
    ...rulesOf(dark, "[data-theme='dark']", 'dark'),
  ].join('\n');
}
