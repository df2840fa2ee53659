import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {loadFreshModule} from '@docusaurus/utils';
import {glossary} from '../notes/glossary';
import {importOf} from './importOf';
import {nearestNames} from './nearestNames';
import {toTypographic} from './typographic';

export interface TermOptions {
  /** The folder of docusaurus.config.ts; errors name files from there. */
  siteDir: string;
  /** For `npm start`: terms read the glossary themselves, so that a change of it shows. */
  isLive?: boolean;
}

type TermElement = MdxJsxFlowElement | MdxJsxTextElement;

const COMPONENT = 'Term';
const GLOSSARY = path.join(__dirname, '../notes/glossary.ts');

/** The glossary as it is saved now. */
const readGlossary = async () =>
  ((await loadFreshModule(GLOSSARY)) as {glossary: typeof glossary}).glossary;

function visitTerms(node: Nodes, visit: (element: TermElement) => void): void {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (isElement && node.name === COMPONENT) {
    visit(node);
  }
  if ('children' in node) {
    node.children.forEach((child) => visitTerms(child, visit));
  }
}

/**
 * Gives each `<Term id="rrset">RRset</Term>` its definition and source from src/notes/glossary.ts, so that
 * a page carries the definitions it uses and no others. The page needs no import.
 *
 * Rejects with the note's file and line where the id is not in the glossary.
 */
export default function remarkTerm({siteDir, isLive = false}: TermOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const terms = isLive ? await readGlossary() : glossary;
    const byId = new Map(terms.map((entry) => [entry.id, entry]));
    let isUsed = false;
    visitTerms(tree, (element) => {
      isUsed = true;
      const attribute = element.attributes.find((each) => 'name' in each && each.name === 'id');
      const id = typeof attribute?.value === 'string' ? attribute.value : '';
      const entry = byId.get(id);
      if (!entry) {
        const note = path.relative(siteDir, file.path);
        throw new Error(
          `${note}:${element.position?.start.line ?? '?'}: there is no term "${id}" in ` +
            `src/notes/glossary.ts. Near ones: ${nearestNames(id, byId.keys()).join(', ')}.`,
        );
      }
      const {definition, source} = entry;
      for (const [name, value] of Object.entries({
        definition,
        sourceLabel: source.label,
        sourceUrl: source.url,
      })) {
        element.attributes.push({
          type: 'mdxJsxAttribute',
          name,
          value: name === 'sourceUrl' ? value : toTypographic(value),
        });
      }
    });
    if (isUsed) {
      tree.children.unshift(
        importOf(
          COMPONENT,
          `@site/src/components/Term${isLive ? '/LiveTerm' : ''}`,
        ) as Root['children'][number],
      );
    }
  };
}
