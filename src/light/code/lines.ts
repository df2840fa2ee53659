/** What a fence's words, and comments in its code, say about the lines of a code block. */
import rangeParser from 'parse-numeric-range';
import type {MagicComment} from './prismOptions';

export type CodeLines = {
  /** The code without magic comments. */
  code: string;
  title?: string;
  /** Number of the first line, where lines are numbered. */
  firstLineNumber?: number;
  /** Classes by index of line. */
  lineClasses: Map<number, string[]>;
};

/** The kinds of comments, each with what is said in it as its group: that may be several words. */
const COMMENTS = {
  line: /^\s*\/\/\s*(\S(?:.*\S)?)\s*$/,
  block: /^\s*\/\*\s*(\S(?:.*?\S)?)\s*\*\/\s*$/,
  jsx: /^\s*\{\s*\/\*\s*(\S(?:.*?\S)?)\s*\*\/\s*\}\s*$/,
  hash: /^\s*#\s*(\S(?:.*\S)?)\s*$/,
  markup: /^\s*<!--\s*(\S(?:.*?\S)?)\s*-->\s*$/,
};

type CommentKind = keyof typeof COMMENTS;

const ALL = Object.keys(COMMENTS) as CommentKind[];

const KINDS_BY_LANGUAGE: Record<string, readonly CommentKind[]> = {
  js: ['line', 'block'],
  javascript: ['line', 'block'],
  ts: ['line', 'block'],
  typescript: ['line', 'block'],
  jsx: ['line', 'block', 'jsx'],
  tsx: ['line', 'block', 'jsx'],
  html: ['line', 'block', 'markup'],
  python: ['hash'],
  py: ['hash'],
  bash: ['hash'],
  md: ['markup', 'jsx', 'hash'],
  markdown: ['markup', 'jsx', 'hash'],
};

/** Languages for which the theme knows comments of other kinds; where these matter, it reads them. */
const LEFT_TO_THEME = new Set(
  'tex latex matlab lua haskell sql wasm vb vba visual-basic vbnet batch basic fsharp ocaml sml fortran cobol'.split(
    ' ',
  ),
);

function addClass(classes: Map<number, string[]>, line: number, className: string) {
  classes.set(line, [...(classes.get(line) ?? []), className]);
}

const wordsOf = ({line, block}: MagicComment) =>
  [line, block?.start, block?.end].filter((word) => word !== undefined);

/** Takes magic comments out of the code and notes which lines they speak of. */
function readMagicComments(
  code: string,
  language: string,
  comments: readonly MagicComment[],
): Pick<CodeLines, 'code' | 'lineClasses'> {
  const kinds = KINDS_BY_LANGUAGE[language] ?? ALL;
  const kept: string[] = [];
  const lineClasses = new Map<number, string[]>();
  const openBlocks = new Set<MagicComment>();
  let nextLineClasses: string[] = [];
  for (const line of code.split(/\r?\n/)) {
    const word = kinds.map((kind) => COMMENTS[kind].exec(line)?.[1]).find(Boolean);
    const onLine = word && comments.find((comment) => comment.line === word);
    const starts = word && comments.find((comment) => comment.block?.start === word);
    const ends = word && comments.find((comment) => comment.block?.end === word);
    if (onLine) {
      nextLineClasses.push(onLine.className);
    } else if (starts) {
      openBlocks.add(starts);
    } else if (ends) {
      openBlocks.delete(ends);
    } else {
      [...nextLineClasses, ...[...openBlocks].map((block) => block.className)].forEach(
        (className) => addClass(lineClasses, kept.length, className),
      );
      nextLineClasses = [];
      kept.push(line);
    }
  }
  return {code: kept.join('\n'), lineClasses};
}

/**
 * Reads `title="…"`, `{1,3-5}` and `showLineNumbers[=n]` from a fence's words, as the classic theme
 * does (`@docusaurus/theme-common/lib/utils/codeBlockUtils.js`); with a range in the fence, magic
 * comments in the code are left alone.
 *
 * @returns `undefined` where only the theme knows what a comment means.
 */
export function readCodeLines(
  source: string,
  words: string,
  language: string,
  comments: readonly MagicComment[],
): CodeLines | undefined {
  const code = source.replace(/\r?\n$/, '');
  const title = /title=(["'])(.*?)\1/.exec(words)?.[2] || undefined;
  const numbers = words.split(' ').find((word) => word.startsWith('showLineNumbers'));
  const [, start] = numbers?.split('=') ?? [];
  const firstLineNumber = numbers ? parseInt(start ?? '1', 10) : undefined;
  const range = /\{([\d,-]+)\}/.exec(words)?.[1];
  if (range) {
    const lineClasses = new Map<number, string[]>();
    const className = comments[0]?.className;
    if (!className) {
      return undefined;
    }
    rangeParser(range)
      .filter((line) => line > 0)
      .forEach((line) => addClass(lineClasses, line - 1, className));
    return {title, firstLineNumber, code, lineClasses};
  }
  if (
    LEFT_TO_THEME.has(language) &&
    comments.flatMap(wordsOf).some((word) => code.includes(word))
  ) {
    return undefined;
  }
  return {title, firstLineNumber, ...readMagicComments(code, language, comments)};
}
