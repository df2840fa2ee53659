import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import readingTime from 'reading-time';
import {mainPathOf} from './mainPath';
import type {AddedFrontMatter} from './noteFrontMatter';
import {toTypographic} from './typographic';

/** A YAML parser's error says where it stopped, counted from zero. */
type YamlError = Error & {reason?: string; mark?: {line: number; column: number}};

function findYamlError(error: unknown): YamlError | undefined {
  if (!(error instanceof Error)) {
    return undefined;
  }
  return 'mark' in error ? (error as YamlError) : findYamlError(error.cause);
}

/** By file, as a build parses each three times: for the list of pages, the browser and the server. */
const known = new Map<string, {content: string; fields: AddedFrontMatter}>();

/** @param content The file's markdown, without the front matter. */
function readAddedFields(filePath: string, content: string): AddedFrontMatter {
  const before = known.get(filePath);
  if (before?.content === content) {
    return before.fields;
  }
  const fields = {
    reading_minutes: Math.max(1, Math.round(readingTime(mainPathOf(content)).minutes)),
  };
  known.set(filePath, {content, fields});
  return fields;
}

type FrontMatter = Record<string, unknown>;

/** The fields that are prose, as remarkTypography.ts has the text below them. */
function improveProse({title, description}: FrontMatter): FrontMatter {
  const prose = Object.entries({title, description});
  return Object.fromEntries(
    prose.flatMap(([key, text]) => (typeof text === 'string' ? [[key, toTypographic(text)]] : [])),
  );
}

/**
 * Parses a markdown file's front matter as Docusaurus does, sets its title and description with
 * typographic quotes, and adds `reading_minutes`, the time in whole minutes that a note's main path
 * takes to read, for the notes' own headers and the map.
 *
 * Throws an error that starts with `file:line` where the YAML is malformed.
 */
export const parseNoteFrontMatter: ParseFrontMatter = async (params) => {
  try {
    const result = await params.defaultParseFrontMatter(params);
    const added = readAddedFields(params.filePath, result.content);
    const prose = improveProse(result.frontMatter);
    return {...result, frontMatter: {...result.frontMatter, ...prose, ...added}};
  } catch (error) {
    const yamlError = findYamlError(error);
    if (!yamlError?.mark) {
      throw error;
    }
    const file = path.relative(process.cwd(), params.filePath);
    // The parser is given the line end after the opening `---` too, so its line 0 is that line.
    const line = yamlError.mark.line + 1;
    throw new Error(
      `${file}:${line}: the front matter is not valid YAML (${yamlError.reason ?? yamlError.message}). ` +
        'Put a value that holds a colon, a quote or a # in quotes, and indent with spaces.',
      {cause: error},
    );
  }
};
