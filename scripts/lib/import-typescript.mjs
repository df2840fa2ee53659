// @ts-check
import {readFileSync} from 'node:fs';
import ts from 'typescript';

/**
 * Imports a module of TypeScript, which Node can't read as it is. The module must import nothing.
 *
 * @param {string} file
 * @returns {Promise<Record<string, unknown>>} What it exports. Rejects where there is no such file.
 */
export async function importTypeScript(file) {
  const {outputText} = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}
