import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {glossary} from '../notes/glossary';
import {importOf} from './importOf';
import {toTypographic} from './typographic';

export interface TermOptions {
  /** The folder of docusaurus.config.ts; errors name files from there. */
  siteDir: string;
}

type TermElement = MdxJsxFlowElement | MdxJsxTextElement;

const COMPONENT = 'Term';
const MAX_SUGGESTIONS = 3;
const byId = new Map(glossary.map((entry) => [entry.id, entry]));

/** How many letters must be added, taken away or changed to make `b` of `a`. */
function editDistance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === b[j] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}

function findNearIds(id: string): string[] {
  return [...byId.keys()]
    .map((known) => ({known, distance: known.includes(id) ? 0 : editDistance(id, known)}))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({known}) => known);
}

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
 * Throws with the note's file and line where the id is not in the glossary.
 */
export default function remarkTerm({siteDir}: TermOptions) {
  return (tree: Root, file: VFile): void => {
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
            `src/notes/glossary.ts. Near ones: ${findNearIds(id).join(', ')}.`,
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
        importOf(COMPONENT, `@site/src/components/${COMPONENT}`) as Root['children'][number],
      );
    }
  };
}
