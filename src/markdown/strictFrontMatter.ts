import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {validateBlogPostFrontMatter} from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import {validateDocFrontMatter} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';

/** What the plugins themselves check with, by the folder of the content. */
const CHECKS = new Map<string, {check: (frontMatter: never) => unknown; fields: string}>(
  Object.entries({
    docs: {check: validateDocFrontMatter, fields: 'plugin-content-docs'},
    blog: {check: validateBlogPostFrontMatter, fields: 'plugin-content-blog'},
  }),
);

/** As much of the error of Joi, the plugins' checker, as is needed here. */
type JoiError = Error & {details?: {message: string; path: (string | number)[]}[]};

/** A part of a page, which has no front matter. */
const isPartial = (file: string) => path.basename(file).startsWith('_');

function lineOfField(fileContent: string, [name]: readonly (string | number)[]): number {
  return (
    Math.max(
      0,
      fileContent.split('\n').findIndex((line) => line.startsWith(`${name}:`)),
    ) + 1
  );
}

/** Throws all that is wrong with the fields of a file, each as `file:line: what; how to mend it`. */
function checkFields(filePath: string, fileContent: string, frontMatter: object): void {
  const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
  const {check, fields} = CHECKS.get(file.split('/').at(0) ?? '') ?? {};
  try {
    check?.(frontMatter as never);
  } catch (error) {
    const {details = []} = error as JoiError;
    if (details.length === 0) {
      throw error;
    }
    const problems = details.map(
      ({message, path: field}) =>
        `${file}:${lineOfField(fileContent, field)}: in the front matter, ${message}. ` +
        `What it may be: https://docusaurus.io/docs/api/plugins/@docusaurus/${fields}#markdown-front-matter`,
    );
    throw new Error(problems.join('\n'), {cause: error});
  }
}

type Result = Awaited<ReturnType<ParseFrontMatter>>;

/** What a file's content gave. */
type Outcome = {fileContent: string; result: Promise<Result>};

/**
 * Has every reader of a file hear what is wrong with its front matter. Docusaurus reads it three times:
 * for the list of pages, where the development server goes on with the last list, and for the page
 * itself, in the browser and on the server; what is wrong with a page that server shows on it. A later
 * reader would hear nothing: it does not check the fields, and of YAML that has failed once the parser
 * gives back an empty front matter (https://github.com/jonschlinkert/gray-matter, `matter.cache`).
 *
 * @param parse What the front matter is read with.
 * @returns The same, which reads one content of a file once, and throws each time where that throws or
 *   a field is not as Docusaurus' plugin for docs or for the blog wants it.
 */
export function strictFrontMatter(parse: ParseFrontMatter): ParseFrontMatter {
  const outcomes = new Map<string, Outcome>();
  const read: ParseFrontMatter = async (params) => {
    const result = await parse(params);
    if (!isPartial(params.filePath)) {
      checkFields(params.filePath, params.fileContent, result.frontMatter);
    }
    return result;
  };
  return async (params) => {
    const {filePath, fileContent} = params;
    let outcome = outcomes.get(filePath);
    if (outcome?.fileContent !== fileContent) {
      outcome = {fileContent, result: read(params)};
      outcomes.set(filePath, outcome);
    }
    const {frontMatter, content} = await outcome.result;
    // Each reader may change its own.
    return {frontMatter: {...frontMatter}, content};
  };
}
