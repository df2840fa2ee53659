import {Prism, type PrismTheme} from 'prism-react-renderer';
import {tokenClass} from './tokenCss';

type PrismToken = {type: string; alias?: string | string[]; content: PrismStream};
type PrismStream = string | PrismToken | (string | PrismToken)[];

/** A run of text and the class that colours it; none where it has the plain colour. */
type Run = {text: string; className?: string};

const ENTITIES: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ENTITIES[character]!);
}

/** Token type to class, by the theme's list; the last style that names a type wins. */
export function classByType(theme: PrismTheme): Map<string, string> {
  return new Map(
    theme.styles.flatMap(({types}, index) =>
      types.map((type) => [type, tokenClass(index)] as const),
    ),
  );
}

function flatten(stream: PrismStream, classes: Map<string, string>, className?: string): Run[] {
  if (typeof stream === 'string') {
    return [{text: stream, className}];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((part) => flatten(part, classes, className));
  }
  const types = [stream.type, ...[stream.alias ?? []].flat()];
  const own = types.map((type) => classes.get(type)).findLast(Boolean);
  return flatten(stream.content, classes, own ?? className);
}

/** Splits runs at line ends; the end stays with its line. */
function splitLines(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const {text, className} of runs) {
    const parts = text.split(/(?<=\n)/);
    for (const part of parts) {
      lines.at(-1)!.push({text: part, className});
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
    if (last && (last.className === run.className || !run.text.trim())) {
      last.text += run.text;
    } else {
      merged.push({...run});
    }
  }
  return merged
    .map(({text, className}) =>
      className ? `<span class="${className}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

/**
 * The code as HTML lines, each with its line end. A language that Prism does not know is left plain.
 */
export function highlightLines(
  code: string,
  language: string,
  classes: Map<string, string>,
): string[] {
  const grammar = Prism.languages[language];
  const stream = grammar ? (Prism.tokenize(code, grammar) as PrismStream) : code;
  return splitLines(flatten(stream, classes)).map(lineToHtml);
}
