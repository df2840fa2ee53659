/** Reads front matter and reports why it can't be read, for the linter and the build. */
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

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

/**
 * Keyed by text. The second time it sees a text it couldn't parse, the parser claims that there's no
 * front matter (https://github.com/jonschlinkert/gray-matter, `matter.cache`).
 */
const failures = new Map<string, FrontMatterError>();

/**
 * @param filePath from the project's folder
 * @throws FrontMatterError if the YAML is invalid
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
