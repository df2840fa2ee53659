import {visit} from 'unist-util-visit';
import {attributeOf, toElement} from '../elements';
import {NOTES, rule} from '../rule';

const PLACES = new Map([
  ['heading', 'a heading'],
  ['tableCell', 'a table'],
  ['link', 'a link'],
]);

/** A term is marked once a note, in running text. */
export default rule('first-term', NOTES, (tree, file) => {
  const seen = new Set<string | undefined>();
  visit(tree, (node, _, parent) => {
    const element = toElement(node);
    if (element?.name !== 'Term') {
      return;
    }
    const id = attributeOf(element, 'id');
    const place = PLACES.get(parent?.type ?? '');
    if (place) {
      file.message(`the term "${id}" stands in ${place}; mark a use in running text.`, node);
    }
    if (seen.has(id)) {
      file.message(`the term "${id}" is marked a second time; mark its first use only.`, node);
    }
    seen.add(id);
  });
});
