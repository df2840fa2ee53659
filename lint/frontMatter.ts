/** Reads front matter, and says what keeps it from being read; for the linter and for the build. */
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

/** `message` says what is wrong and how to put it right. */
export type Problem = {line: number; message: string};

/** What keeps the front matter from being found. */
function findObstacle(text: string): Problem | undefined {
  const stranger = text.search(/[\0\uFFFD]/);
  if (stranger >= 0) {
    const line = text.slice(0, stranger).split('\n').length;
    return {line, message: 'this is not UTF-8; save the file as UTF-8 in your editor.'};
  }
  const above = /^(\s*)---\r?\n\w+:/.exec(text)?.[1];
  if (above) {
    const line = above.split('\n').length;
    const message = `the front matter begins in line ${line} and would be shown as text; take the lines above it away.`;
    return {line, message};
  }
  return above === undefined || text.includes('\n---', 3)
    ? undefined
    : {line: 1, message: 'the front matter has no end; write --- on a line below its last key.'};
}

/** A key whose value is a date, with a time or without. */
const DATE_KEY = /^\s*\w+:\s*(['"]?)\d{4}-\d{2}-\d{2}(?:[T ][\d:.Z+-]*)?\1\s*(?:#.*)?$/;

/** YAML and JavaScript make the 1st of March of the 30th of February. */
function findImpossibleDate(text: string): string | undefined {
  const date = /\b\d{4}-\d{2}-\d{2}\b/.exec(text)?.[0];
  const time = Date.parse(`${date}T00:00:00Z`);
  const isReal = !date || (time && new Date(time).toISOString().startsWith(date));
  return isReal ? undefined : `there is no ${date}; mend the date, as in 2026-02-28.`;
}

function findDateProblems(file: string, text: string): Problem[] {
  const inName = file.split('/').slice(-2).map(findImpossibleDate).find(Boolean);
  const lines = /^---\r?\n[^]*?(?=\n---)/.exec(text)?.[0].split('\n') ?? [];
  return [
    ...(inName ? [{line: 1, message: `in the name of the file, ${inName}`}] : []),
    ...lines.flatMap((line, index) => {
      const message = DATE_KEY.test(line) && findImpossibleDate(line);
      return message ? [{line: index + 1, message}] : [];
    }),
  ];
}

/** js-yaml says at which line it stopped, counted from zero and from the line of the opening `---`. */
function explainYamlError(error: unknown): Problem {
  const {mark, reason, cause} = error as Error & {mark?: {line: number}; reason?: string};
  if (mark) {
    const message = `the front matter is not valid YAML (${reason}). Put a value that holds a colon, a quote or a # in quotes, and indent with spaces.`;
    return {line: mark.line + 1, message};
  }
  if (!cause) {
    throw error;
  }
  return explainYamlError(cause);
}

/**
 * By text: of one that it could not parse, the parser says at the second time that it has no front
 * matter (https://github.com/jonschlinkert/gray-matter, `matter.cache`).
 */
const failures = new Map<string, Problem>();

/**
 * @param file from the project's folder
 * @param written all of it, as it was decoded from UTF-8
 * @returns no front matter where it can't be read
 */
export async function readFrontMatter(
  file: string,
  written: string,
): Promise<{frontMatter?: Record<string, unknown>; problems: Problem[]}> {
  const text = written.replace(/^\uFEFF/, '');
  const obstacle = findObstacle(text) ?? failures.get(text);
  if (obstacle) {
    return {problems: [obstacle]};
  }
  try {
    const params = {filePath: file, fileContent: text};
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER(params);
    return {frontMatter, problems: findDateProblems(file, text)};
  } catch (error) {
    const problem = explainYamlError(error);
    failures.set(text, problem);
    return {problems: [problem]};
  }
}
