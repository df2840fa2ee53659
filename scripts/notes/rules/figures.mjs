// @ts-check
import {posix} from 'node:path';
import ts from 'typescript';
import {findElements, problem} from '../parse.mjs';

/** @typedef {import('../parse.mjs').Note} Note */
/** @typedef {import('../parse.mjs').Problem} Problem */

const FOLDER = '@site/src/figures/';
const LEAST = 3;

/** @param {Note} note */
const figureImports = (note) => note.imports.filter(({path}) => path.startsWith(FOLDER));

/**
 * @param {Note} note
 * @returns {number} Figures that the note shows.
 */
export const countFigures = (note) =>
  figureImports(note).filter(({name}) => findElements(note.nodes, name).length > 0).length;

/**
 * The JSX elements in a source text, with their attributes. An attribute that is an empty string
 * does not count; a spread counts as `...`.
 *
 * @param {string} source
 */
function elementsIn(source) {
  const file = ts.createSourceFile(
    'f.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  /** @type {{name: string, attributes: string[]}[]} */
  const elements = [];
  /** @param {import('typescript').Node} node */
  const visit = (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      elements.push({
        name: node.tagName.getText(file),
        attributes: node.attributes.properties.flatMap((attribute) => {
          if (!ts.isJsxAttribute(attribute)) {
            return ['...'];
          }
          const value = attribute.initializer;
          const isEmpty = value && ts.isStringLiteral(value) && value.text.trim() === '';
          return isEmpty ? [] : [attribute.name.getText(file)];
        }),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return elements;
}

/**
 * Where each component of a source text is imported from, named from the project's folder.
 *
 * @param {string} source
 * @param {string} folder Of the source.
 */
const importsIn = (source, folder) =>
  new Map(
    [...source.matchAll(/import (\w+)[^'"]*from '((?:@site|\.)[^']*)'/g)].map(
      ([, name = '', from = '']) => [name, from.startsWith('.') ? posix.join(folder, from) : from],
    ),
  );

/**
 * What the drawing that a figure's file makes lacks. The drawing is a Figure, a Ladder, which
 * writes its description itself from its steps, or a component with a caption that makes one.
 *
 * @param {string} path As in an import.
 * @param {(path: string) => string | undefined} readSource
 * @returns {string[]} Names of attributes.
 */
function findMissing(path, readSource) {
  const source = readSource(path) ?? '';
  const imports = importsIn(source, posix.dirname(path));
  const drawing = elementsIn(source).find(
    ({name, attributes}) =>
      imports.has(name) && (['Figure', 'Ladder'].includes(name) || attributes.includes('caption')),
  );
  if (!drawing) {
    return ['a <Figure>'];
  }
  const has = (/** @type {string} */ name) =>
    drawing.attributes.includes(name) || drawing.attributes.includes('...');
  const missing = ['title', 'caption'].filter((name) => !has(name));
  switch (drawing.name) {
    case 'Figure':
      return has('description') || has('transcript') ? missing : [...missing, 'description'];
    case 'Ladder':
      return missing;
    default:
      return [...missing, ...findMissing(imports.get(drawing.name) ?? '', readSource)];
  }
}

/**
 * Every figure is there, is shown and can be read without being seen.
 *
 * @param {Note} note
 * @param {{readSource: (path: string) => string | undefined}} project `readSource` gives the text of
 *   a file that is named as in an import.
 * @returns {Problem[]}
 */
export function checkFigures(note, {readSource}) {
  const imports = figureImports(note);
  const problems = imports.flatMap(({name, path, line}) => {
    if (findElements(note.nodes, name).length === 0) {
      return [
        problem(note, line, `the figure ${name} is not shown; show it or take the import out.`),
      ];
    }
    // One that is not there is named with the other imports (src/markdown/elementMistakes.ts).
    const missing = readSource(path) === undefined ? [] : findMissing(path, readSource);
    return missing.length === 0
      ? []
      : [
          problem(
            note,
            line,
            `the figure ${name} lacks ${missing.join(' and ')}; add it in ${path}.`,
          ),
        ];
  });
  const count = countFigures(note);
  if (note.kind === 'note' && count < LEAST) {
    problems.push(problem(note, 1, `the note shows ${count} figures; show at least ${LEAST}.`));
  }
  return problems;
}
