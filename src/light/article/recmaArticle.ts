/**
 * A plugin for MDX that adds to each note's script whether its article is static, and the theme's
 * component that shows it, which a page whose article is kept does not load.
 */
import path from 'node:path';
import type {VFile} from 'vfile';
import type {Node} from './facts';
import type {Prover} from './proof';

/** Under this name a note exports that it is static. */
const IS_STATIC = 'lightIsStatic';

/** The module that each note imports for what it does. */
export const BRING_CONTENT = path.join(__dirname, 'bringContent');

/** Exports that the article's data stand for; with any other a note gives something to somebody else. */
const OWN_EXPORTS = new Set(['toc']);

type Program = Node & {body: Node[]};

function findOtherExport({body}: Program): string | undefined {
  return body
    .filter(({type}) => /^Export(?:Named|All)Declaration$/.test(type))
    .flatMap(({declaration, specifiers}) => [
      ...(declaration?.declarations ?? (declaration ? [declaration] : [])).map(({id}) => id?.name),
      ...(specifiers ?? []).map(({local}) => local?.name),
    ])
    .map(String)
    .find((name) => !OWN_EXPORTS.has(name) && name !== 'MDXContent');
}

const exportTrue = (name: string) => ({
  type: 'ExportNamedDeclaration',
  specifiers: [],
  source: null,
  declaration: {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: {type: 'Identifier', name},
        init: {type: 'Literal', value: true},
      },
    ],
  },
});

const importFor = (file: string) => ({
  type: 'ImportDeclaration',
  specifiers: [],
  source: {type: 'Literal', value: file},
  attributes: [],
});

/** @param prover Known once the bundler is set up. */
export function recmaArticle(prover: {current?: Prover}) {
  return (program: Program, file: VFile): void => {
    if (process.env.NODE_ENV === 'production' && prover.current) {
      const other = findOtherExport(program);
      const doubt = other ? `it exports ${other}` : prover.current.doubt(program, file.path);
      if (doubt) {
        console.log(
          `[light-article] React takes over ${path.relative(process.cwd(), file.path)}: ${doubt}.`,
        );
      } else {
        program.body.push(exportTrue(IS_STATIC) as unknown as Node);
      }
    }
    program.body.unshift(importFor(BRING_CONTENT) as unknown as Node);
  };
}
