import {loadFreshModule} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import {nearestNames} from '../../src/notes/nearestNames';
import {attributeOf, toElement} from '../elements';
import {pathOf, untilChanged} from '../project';
import {ALL, rule} from '../rule';

const GLOSSARY = 'src/notes/glossary.ts';

const readTerms = untilChanged(async (file) => {
  const {glossary} = (await loadFreshModule(pathOf(file))) as {glossary: {id: string}[]};
  return glossary.map(({id}) => id);
});

/** A term that is marked is in the glossary. */
export default rule('term', ALL, async (tree, file) => {
  const terms = await readTerms(GLOSSARY);
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
