import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf, toElement} from '../../lint/elements';
import {glossary} from '../notes/glossary';
import {importOf} from './importOf';
import {toTypographic} from './typographic';

export interface TermOptions {
  /** For `npm start`: terms read the glossary themselves, so that a change of it shows. */
  isLive?: boolean;
}

const COMPONENT = 'Term';
const GLOSSARY = path.join(__dirname, '../notes/glossary.ts');

/** The glossary as it is saved now. */
const readGlossary = async () =>
  ((await loadFreshModule(GLOSSARY)) as {glossary: typeof glossary}).glossary;

/**
 * Gives each `<Term id="rrset">RRset</Term>` its definition and source from src/notes/glossary.ts, so that
 * a page carries the definitions it uses and no others. The page needs no import. Of an id that is not
 * there, lint/rules/term.mjs has told before.
 */
export default function remarkTerm({isLive = false}: TermOptions) {
  return async (tree: Root): Promise<void> => {
    const terms = isLive ? await readGlossary() : glossary;
    const byId = new Map(terms.map((entry) => [entry.id, entry]));
    let isUsed = false;
    visit(tree, (node) => {
      const element = toElement(node);
      const entry = element?.name === COMPONENT && byId.get(attributeOf(element, 'id') ?? '');
      if (element && entry) {
        isUsed = true;
        const {definition, source} = entry;
        const added = {
          definition: toTypographic(definition),
          sourceLabel: toTypographic(source.label),
          sourceUrl: source.url,
        };
        for (const [name, value] of Object.entries(added)) {
          element.attributes.push({type: 'mdxJsxAttribute', name, value});
        }
      }
    });
    if (isUsed) {
      const source = `@site/src/components/Term${isLive ? '/LiveTerm' : ''}`;
      tree.children.unshift(importOf(COMPONENT, source) as Root['children'][number]);
    }
  };
}
