/**
 * What is wrong with how a file is written, before its front matter is parsed, and what a YAML parser's
 * error means. The build stops at it (parseFrontMatter.ts) and `npm run check` names it.
 */

/** `message` says what is wrong and how to put it right. */
export type Problem = {line: number; message: string};

/** A YAML parser's error says where it stopped, counted from zero. */
type YamlError = Error & {reason?: string; mark?: {line: number}};

function findYamlError(error: unknown): YamlError | undefined {
  if (!(error instanceof Error)) {
    return undefined;
  }
  return 'mark' in error ? (error as YamlError) : findYamlError(error.cause);
}

/** @returns What a YAML parser's error says of the file, none where the error is another. */
export function explainYamlError(error: unknown): Problem | undefined {
  const yamlError = findYamlError(error);
  return (
    yamlError?.mark && {
      // The parser is given the line end after the opening `---` too, so its line 0 is that line.
      line: yamlError.mark.line + 1,
      message:
        `the front matter is not valid YAML (${yamlError.reason ?? yamlError.message}). ` +
        'Put a value that holds a colon, a quote or a # in quotes, and indent with spaces.',
    }
  );
}

/** A key whose value is a date, with a time or without. */
const DATE_KEY = /^\s*\w+:\s*(['"]?)\d{4}-\d{2}-\d{2}(?:[T ][\d:.Z+-]*)?\1\s*(?:#.*)?$/;

const pad = (number: number) => String(number).padStart(2, '0');

/** The days that a month has not got; YAML and JavaScript make days of the next month of them. */
function findImpossibleDate(text: string): string | undefined {
  const [date, year, month, day] = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(text) ?? [];
  if (!date) {
    return undefined;
  }
  const real = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date === `${year}-${pad(real.getUTCMonth() + 1)}-${pad(real.getUTCDate())}`;
  return isReal ? undefined : `there is no ${date}; mend the date, as in 2026-02-28.`;
}

/**
 * @param filePath Of a note, a page or a post, whose folder or name may begin with its date.
 * @param fileContent All of the file, as it was decoded from UTF-8.
 */
export function findFrontMatterMistakes(filePath: string, fileContent: string): Problem[] {
  if (fileContent.includes('\0') || fileContent.includes('\uFFFD')) {
    return [{line: 1, message: 'this is not UTF-8; save the file as UTF-8 in your editor.'}];
  }
  const text = fileContent.replace(/^\uFEFF/, '');
  const above = /^(\s*)---\r?\n\w+:/.exec(text)?.[1];
  if (above) {
    const line = above.split('\n').length;
    const message = `the front matter begins in line ${line} and would be shown as text; take the lines above it away.`;
    return [{line, message}];
  }
  // As the parser finds it.
  const end = above === undefined ? 0 : text.indexOf('\n---', 3);
  if (end < 0) {
    return [
      {line: 1, message: 'the front matter has no end; write --- on a line below its last key.'},
    ];
  }
  const dated = filePath.split(/[\\/]/).slice(-2).map(findImpossibleDate).find(Boolean);
  return [
    ...(dated ? [{line: 1, message: `in the name of the file, ${dated}`}] : []),
    ...text
      .slice(0, end)
      .split('\n')
      .flatMap((line, index) => {
        const message = DATE_KEY.test(line) && findImpossibleDate(line);
        return message ? [{line: index + 1, message}] : [];
      }),
  ];
}
