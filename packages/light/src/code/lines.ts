/** What a fence's words, and comments in its code, say about the lines of a code block. */
import type {MagicComment} from './highlight';

export type CodeLines = {
  /** The code without magic comments. */
  code: string;
  title?: string;
  /** Number of the first line, where lines are numbered. */
  firstLineNumber?: number;
  /** Classes by index of line. */
  lineClasses: string[][];
};

/** A line with nothing but a comment, in the languages that the theme knows; its group is what it says. */
const COMMENT =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|;;|%|['‘’]|rem\b|!|\(\*|\*>)\s*(\S(?:.*?\S)?)\s*(?:\*\/\s*\}?|-->|\*\))?\s*$/i;

/** Takes magic comments out of the code and notes which lines they speak of. */
function readMagicComments(code: string, comments: readonly MagicComment[]) {
  const kept: string[] = [];
  const lineClasses: string[][] = [];
  const openBlocks = new Set<MagicComment>();
  let nextLine: string[] = [];
  for (const line of code.split(/\r?\n/)) {
    const said = COMMENT.exec(line)?.[1];
    const comment = comments.find(
      ({line: next, block}) => said && [next, block?.start, block?.end].includes(said),
    );
    if (!comment) {
      lineClasses[kept.length] = [...nextLine, ...[...openBlocks].map((each) => each.className)];
      nextLine = [];
      kept.push(line);
    } else if (said === comment.line) {
      nextLine.push(comment.className);
    } else if (said === comment.block?.start) {
      openBlocks.add(comment);
    } else {
      openBlocks.delete(comment);
    }
  }
  return {code: kept.join('\n'), lineClasses};
}

/** Whether a range as in `{1,3-5}` has the line. */
const hasLine = (range: string, line: number) =>
  range.split(',').some((part) => {
    const [from, to = from] = part.split('-').map(Number);
    return line >= from! && line <= to!;
  });

/**
 * Reads `title="…"`, `{1,3-5}` and `showLineNumbers[=n]` from a fence's words, as the classic theme
 * does (https://docusaurus.io/docs/markdown-features/code-blocks); with a range in the fence, magic
 * comments in the code are left alone.
 */
export function readCodeLines(
  source: string,
  words: string,
  comments: readonly MagicComment[],
): CodeLines {
  const code = source.replace(/\r?\n$/, '');
  const title = /title=(["'])(.*?)\1/.exec(words)?.[2] || undefined;
  const numbers = words.split(' ').find((word) => word.startsWith('showLineNumbers'));
  const firstLineNumber = numbers && parseInt(numbers.split('=')[1] ?? '1', 10);
  const range = /\{([\d,-]+)\}/.exec(words)?.[1];
  const className = comments[0]?.className;
  const lines =
    range && className
      ? {
          code,
          lineClasses: code
            .split('\n')
            .map((_, index) => (hasLine(range, index + 1) ? [className] : [])),
        }
      : readMagicComments(code, comments);
  return {title, firstLineNumber: numbers ? Number(firstLineNumber) : undefined, ...lines};
}
