/** Reads front matter and reports why it can't be read, for the linter and the build. */
import {isUtf8} from 'node:buffer';
import {readFileSync} from 'node:fs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {isFile, pathOf} from './project';

/** `message` says what's wrong and how to fix it. */
export class FrontMatterError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** js-yaml reports the line where it stopped, counting from zero at the opening `---`. */
function explain(error: unknown): FrontMatterError {
  const {mark, reason, cause} = error as Error & {mark?: {line: number}; reason?: string};
  if (mark) {
    return new FrontMatterError(
      `the front matter isn't valid YAML (${reason}). Quote values that contain a colon, a quotation mark or a #, and indent with spaces.`,
      mark.line + 1,
    );
  }
  if (!cause) {
    throw error;
  }
  return explain(cause);
}

/** A file in an encoding other than UTF-8 would have wrong or missing characters. */
function checkEncoding(filePath: string, text: string): void {
  const isSuspicious = text.includes('\ufffd') && isFile(filePath);
  if (text.includes('\0') || (isSuspicious && !isUtf8(readFileSync(pathOf(filePath))))) {
    throw new FrontMatterError("the file isn't UTF-8. Save it as UTF-8.", 1);
  }
}

/** The earliest time zone is 14 hours ahead of UTC. */
const EARLIEST = 14 * 60 * 60 * 1000;

/** What's wrong with a date, written `2026-02-28`, that doesn't exist or hasn't begun anywhere. */
function findFault(day: string): string | undefined {
  const time = Date.parse(`${day}T00:00Z`);
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  if (!isReal) {
    return "doesn't exist";
  }
  return time - EARLIEST > Date.now() ? 'is in the future' : undefined;
}

/** YAML and Docusaurus read 30 February as 2 March. */
function checkDates(filePath: string, text: string): void {
  const [head = ''] = /^---\n[^]*?\n---$/m.exec(text) ?? [];
  const dates = head
    .split('\n')
    .map((line) => /^\s*date:\s*["']?(\d{4}-\d\d-\d\d)/.exec(line)?.[1]);
  const name = /^blog\/(\d{4}-\d\d-\d\d)/.exec(filePath)?.[1];
  for (const [index, day] of [name, ...dates].entries()) {
    const fault = day && findFault(day);
    if (fault) {
      throw new FrontMatterError(
        `the date ${day} ${fault}. Correct it${day === name ? " in the file's name" : ''}.`,
        Math.max(index, 1),
      );
    }
  }
}

/**
 * Keyed by text. The second time the parser sees a text it couldn't parse, it claims that there's no
 * front matter (https://github.com/jonschlinkert/gray-matter, `matter.cache`).
 */
const failures = new Map<string, FrontMatterError>();

/**
 * @param filePath relative to the root
 * @throws FrontMatterError if the YAML or a date is invalid, or the file isn't UTF-8
 */
export async function readFrontMatter(
  filePath: string,
  fileContent: string,
): Promise<Record<string, unknown>> {
  try {
    const known = failures.get(fileContent);
    if (known) {
      throw known;
    }
    checkEncoding(filePath, fileContent);
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
    checkDates(filePath, fileContent.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'));
    return frontMatter;
  } catch (error) {
    const failure = error instanceof FrontMatterError ? error : explain(error);
    failures.set(fileContent, failure);
    throw failure;
  }
}
