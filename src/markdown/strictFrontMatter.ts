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

/**
 * Has every reader of a file hear what is wrong with its front matter. Docusaurus reads it twice: for
 * the list of pages, where the development server goes on with the last list, and for the page itself,
 * whose mistakes that server shows on it. The second reader would hear nothing: it does not check the
 * fields, and of YAML that has failed once the parser gives back an empty front matter
 * (https://github.com/jonschlinkert/gray-matter, `matter.cache`).
 *
 * @param parse What the front matter is read with.
 * @returns The same, which throws for one content of a file what it has thrown before, and where a field
 *   is not as Docusaurus' plugin for docs or for the blog wants it.
 */
export function strictFrontMatter(parse: ParseFrontMatter): ParseFrontMatter {
  const failures = new Map<string, {fileContent: string; error: unknown}>();
  return async (params) => {
    const {filePath, fileContent} = params;
    const before = failures.get(filePath);
    if (before?.fileContent === fileContent) {
      throw before.error;
    }
    try {
      const result = await parse(params);
      if (!isPartial(filePath)) {
        checkFields(filePath, fileContent, result.frontMatter);
      }
      failures.delete(filePath);
      return result;
    } catch (error) {
      failures.set(filePath, {fileContent, error});
      throw error;
    }
  };
}
