import type {Root} from 'mdast';
import {importOf} from 'docusaurus-light/importOf';
import {visit} from 'unist-util-visit';
import {attributeOf, toElement} from '../notes/elements';
import {readGlossary} from '../notes/glossary';
import {toTypographic} from '../notes/typographic';

const COMPONENT = 'Term';

/**
 * Gives each `<Term id="rrset">RRset</Term>` its definition and source from the glossary, so that a page
 * carries the definitions it uses and no others. The page needs no import. Of an id that is not there,
 * lint/fatal has told before.
 */
export default function remarkTerm() {
  return (tree: Root): void => {
    const byId = new Map(readGlossary().map((entry) => [entry.id, entry]));
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
      const component = importOf(COMPONENT, '@site/src/components/Term');
      tree.children.unshift(component as Root['children'][number]);
    }
  };
}
