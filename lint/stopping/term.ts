import {visit} from 'unist-util-visit';
import {GLOSSARY, readGlossary} from '../../src/notes/glossary';
import {nearestNames} from '../../src/notes/nearestNames';
import {attributeOf, toElement} from '../elements';
import {ALL, rule} from '../rule';

/** A term that is marked is in the glossary. */
export default rule('term', ALL, (tree, file) => {
  const terms = readGlossary().map(({id}) => id);
  visit(tree, (node) => {
    const element = toElement(node);
    const id = element?.name === 'Term' ? (attributeOf(element, 'id') ?? '') : undefined;
    if (id !== undefined && !terms.includes(id)) {
      const near = nearestNames(id, terms).join(', ');
      file.message(
        `there is no term "${id}" in ${GLOSSARY}. Mend the id (near ones: ${near}), or add it there.`,
        node,
      );
    }
  });
});
