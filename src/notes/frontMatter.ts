/** Reads front matter, and says what keeps it from being read; for the linter and for the build. */
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

/** `message` says what is wrong and how to put it right. */
export class FrontMatterError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** js-yaml says at which line it stopped, counted from zero and from the line of the opening `---`. */
function explain(error: unknown): FrontMatterError {
  const {mark, reason, cause} = error as Error & {mark?: {line: number}; reason?: string};
  if (mark) {
    return new FrontMatterError(
      `the front matter is not valid YAML (${reason}). Put a value that holds a colon, a quote or a # in quotes, and indent with spaces.`,
      mark.line + 1,
    );
  }
  if (!cause) {
    throw error;
  }
  return explain(cause);
}

/**
 * By text: of one that it could not parse, the parser says at the second time that it has no front
 * matter (https://github.com/jonschlinkert/gray-matter, `matter.cache`).
 */
const failures = new Map<string, FrontMatterError>();

/**
 * @param filePath from the project's folder
 * @throws FrontMatterError where it is not valid YAML
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
    return (await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent})).frontMatter;
  } catch (error) {
    const failure = error instanceof FrontMatterError ? error : explain(error);
    failures.set(fileContent, failure);
    throw failure;
  }
}
