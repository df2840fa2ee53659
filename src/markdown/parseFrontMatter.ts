import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import readingTime from 'reading-time';
import {mainPathOf} from './mainPath';
import {explainYamlError, findFrontMatterMistakes, type Problem} from './frontMatterMistakes';
import type {AddedFrontMatter} from './noteFrontMatter';
import {toTypographic} from './typographic';

/** @param content The file's markdown, without the front matter. */
const readAddedFields = (content: string): AddedFrontMatter => ({
  reading_minutes: Math.max(1, Math.round(readingTime(mainPathOf(content)).minutes)),
});

type FrontMatter = Record<string, unknown>;

/** The fields that are prose, as remarkTypography.ts has the text below them. */
function improveProse({title, description}: FrontMatter): FrontMatter {
  const prose = Object.entries({title, description});
  return Object.fromEntries(
    prose.flatMap(([key, text]) => (typeof text === 'string' ? [[key, toTypographic(text)]] : [])),
  );
}

function toError(filePath: string, problems: readonly Problem[], cause?: unknown): Error {
  const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
  const lines = problems.map(({line, message}) => `${file}:${line}: ${message}`);
  return new Error(lines.join('\n'), {cause});
}

/**
 * Parses a markdown file's front matter as Docusaurus does, sets its title and description with
 * typographic quotes, and adds `reading_minutes`, the time in whole minutes that a note's main path
 * takes to read, for the notes' own headers and the map.
 *
 * Throws an error that starts with `file:line` where the file is not UTF-8, the front matter does not
 * begin and end as it must, a date is no day, or the YAML is malformed.
 */
export const parseNoteFrontMatter: ParseFrontMatter = async (params) => {
  const problems = findFrontMatterMistakes(params.filePath, params.fileContent);
  if (problems.length > 0) {
    throw toError(params.filePath, problems);
  }
  try {
    const result = await params.defaultParseFrontMatter(params);
    const added = readAddedFields(result.content);
    const prose = improveProse(result.frontMatter);
    return {...result, frontMatter: {...result.frontMatter, ...prose, ...added}};
  } catch (error) {
    const problem = explainYamlError(error);
    throw problem ? toError(params.filePath, [problem], error) : error;
  }
};
