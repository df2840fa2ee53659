/** What the words after a fence's language, and comments in the code, say about a code block. */
import rangeParser from 'parse-numeric-range';

export type MagicComment = {
  className: string;
  line?: string;
  block?: {start: string; end: string};
};

export type CodeMeta = {
  /** The code without magic comments. */
  code: string;
  title?: string;
  /** Number of the first line, where lines are numbered. */
  firstLineNumber?: number;
  /** Classes by index of line. */
  lineClasses: Map<number, string[]>;
};

/** A line that holds nothing but a comment with one word; the word is the first group that matched. */
const COMMENT_LINE =
  /^\s*(?:\/\/\s*(\S+)|\/\*\s*(\S+)\s*\*\/|\{\s*\/\*\s*(\S+)\s*\*\/\s*\}|#\s*(\S+)|<!--\s*(\S+)\s*-->)\s*$/;

function addClass(classes: Map<number, string[]>, line: number, className: string) {
  classes.set(line, [...(classes.get(line) ?? []), className]);
}

/** Takes magic comments out of the code and notes which lines they speak of. */
function readMagicComments(code: string, comments: readonly MagicComment[]) {
  const kept: string[] = [];
  const lineClasses = new Map<number, string[]>();
  const openBlocks = new Set<MagicComment>();
  let nextLineClasses: string[] = [];
  for (const line of code.split('\n')) {
    const word = COMMENT_LINE.exec(line)?.slice(1).find(Boolean);
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
 * does; with a range in the fence, magic comments in the code are left alone.
 */
export function readCodeMeta(
  source: string,
  words: string,
  comments: readonly MagicComment[],
): CodeMeta {
  const code = source.replace(/\r?\n$/, '');
  const title = /title=(["'])(.*?)\1/.exec(words)?.[2];
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?/.exec(words);
  const firstLineNumber = numbers ? Number(numbers[1] ?? 1) : undefined;
  const range = /\{([\d,-]+)\}/.exec(words.replace(/(["']).*?\1/g, ''))?.[1];
  if (!range) {
    return {title, firstLineNumber, ...readMagicComments(code, comments)};
  }
  const lineClasses = new Map<number, string[]>();
  const className = comments[0]?.className;
  if (className) {
    rangeParser(range).forEach((line) => addClass(lineClasses, line - 1, className));
  }
  return {title, firstLineNumber, code, lineClasses};
}
