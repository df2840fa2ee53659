import {visit} from 'unist-util-visit';
import {nearestNames} from '../../src/notes/nearestNames';
import {attributeOf, toElement} from '../elements';
import {filesIn} from '../project';
import {ALL, rule} from '../rule';

const FOLDER = 'src/figures/';
const ENDING = '.live.tsx';

/** A figure that answers to a press is there. */
export default rule('live', ALL, (tree, file) => {
  visit(tree, (node) => {
    const element = toElement(node);
    if (element?.name !== 'Live') {
      return;
    }
    const name = attributeOf(element, 'name') ?? '';
    const names = filesIn(FOLDER)
      .filter((each) => each.endsWith(ENDING))
      .map((each) => each.slice(each.indexOf(FOLDER) + FOLDER.length, -ENDING.length));
    if (!names.includes(name)) {
      file.message(
        `there is no figure ${FOLDER}${name}${ENDING}. Mend the name (near ones: ${nearestNames(name, names).join(', ')}), or add the file.`,
        node,
      );
    }
  });
});
