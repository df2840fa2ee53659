import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {readFrontMatter, type FrontMatterError} from '../notes/frontMatter';
import {isPartial} from '../notes/files';
import {readingMinutesOf} from '../notes/readingTime';
import type {AddedFrontMatter} from '../notes/addedFrontMatter';
import {toTypographic} from '../notes/typographic';

type FrontMatter = Record<string, unknown>;

/** The prose fields, with the same typography as the text (remarkTypography.ts). */
function improveProse({title, description}: FrontMatter): FrontMatter {
  const prose = Object.entries({title, description});
  return Object.fromEntries(
    prose.flatMap(([key, text]) => (typeof text === 'string' ? [[key, toTypographic(text)]] : [])),
  );
}

/**
 * Parses a Markdown file's front matter as Docusaurus does, gives its title and description typographic
 * quotes, and adds the reading times for note headers and the map. A partial has no front matter and gets
 * none.
 *
 * Rejects with `file:line: problem; fix` if the YAML is malformed.
 */
export const parseNoteFrontMatter: ParseFrontMatter = async (params) => {
  const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  await readFrontMatter(file, params.fileContent).catch(({line, message}: FrontMatterError) => {
    throw new Error(`${file}:${line}: ${message}`);
  });
  const result = await params.defaultParseFrontMatter(params);
  if (isPartial(file)) {
    return result;
  }
  const [first = 0, inDepth = 0] = readingMinutesOf(result.content);
  const added: AddedFrontMatter = {reading_minutes: first, in_depth_minutes: inDepth};
  const prose = improveProse(result.frontMatter);
  return {...result, frontMatter: {...result.frontMatter, ...prose, ...added}};
};
