import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import {escapeText} from '../../markdown/entities';
import type {PrismOptions} from './prismOptions';
import {areAlike, findTokenClasses} from './tokenStyles';

type PrismToken = {type: string; alias?: string | string[]; content: PrismStream};
type PrismStream = string | PrismToken | (string | PrismToken)[];

/** A run of text and the classes that colour it; none where it has the plain colour. */
type Run = {text: string; classes: string};

const load = createRequire(__filename);

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

/** As the highlighter does it: some languages are made by its hooks. */
function tokenize(code: string, language: string): PrismStream {
  const grammar = Prism.languages[language];
  if (!grammar) {
    return code;
  }
  const work = {code, grammar, language, tokens: [] as unknown};
  Prism.hooks.run('before-tokenize', work as never);
  work.tokens = Prism.tokenize(work.code, work.grammar);
  Prism.hooks.run('after-tokenize', work as never);
  return work.tokens as PrismStream;
}

/** A look that classes can't give. */
class NoClasses extends Error {}

function flatten(
  stream: PrismStream,
  classesOf: (types: readonly string[]) => string,
  types: readonly string[] = [],
): Run[] {
  if (typeof stream === 'string') {
    return [{text: stream, classes: classesOf(types)}];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((part) => flatten(part, classesOf, types));
  }
  // A type that is the last already is not told twice: https://github.com/FormidableLabs/prism-react-renderer
  const own = types.at(-1) === stream.type ? types : [...types, stream.type];
  const all = stream.alias ? [...own, ...[stream.alias].flat()] : own;
  return flatten(stream.content, classesOf, all);
}

/** Splits runs at line ends; the end stays with its line. */
function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {text, classes} of runs) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)!.push({text: part, classes});
      if (part.endsWith('\n')) {
        lines.push([]);
      }
    }
  }
  return lines;
}

function lineToHtml(runs: readonly Run[]): string {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    // White space has no colour of its own.
    if (last && (last.classes === run.classes || !run.text.trim())) {
      last.text += run.text;
    } else {
      merged.push({...run});
    }
  }
  return merged
    .map(({text, classes}) =>
      classes ? `<span class="${classes}">${escapeText(text)}</span>` : escapeText(text),
    )
    .join('');
}

/**
 * The code as HTML lines, each with its line end. A language that Prism does not know is left plain.
 *
 * @returns `undefined` where the themes give a token a look that classes can't.
 */
export function highlightLines(
  code: string,
  language: string,
  {theme, darkTheme}: Pick<PrismOptions, 'theme' | 'darkTheme'>,
): string[] | undefined {
  const oneForBoth = areAlike(theme, darkTheme);
  const known = new Map<string, string>();
  const classesOf = (types: readonly string[]): string => {
    const key = types.join(' ');
    const light = known.has(key) ? [] : findTokenClasses(theme, 'light', types, language);
    const dark =
      known.has(key) || oneForBoth ? [] : findTokenClasses(darkTheme, 'dark', types, language);
    if (!light || !dark) {
      throw new NoClasses();
    }
    if (!known.has(key)) {
      known.set(key, [...light, ...dark].join(' '));
    }
    return known.get(key)!;
  };
  try {
    return splitLines(flatten(tokenize(code, language), classesOf)).map(lineToHtml);
  } catch (error) {
    if (error instanceof NoClasses) {
      return undefined;
    }
    throw error;
  }
}
