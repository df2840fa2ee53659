import {visit} from 'unist-util-visit';
import {LEAST_FIGURES} from '../../src/notes/parts';
import {findImports, toElement} from '../elements';
import {atLine} from '../project';
import {NOTES, rule} from '../rule';

/** A figure that is imported is shown, and a note has enough of them. */
export default rule('figures', NOTES, (tree, file, {kind}) => {
  const shown = new Set<unknown>();
  visit(tree, (node) => void shown.add(toElement(node)?.name));
  const figures = findImports(tree).filter(({path}) => path.includes('/figures/'));
  const idle = figures.filter(({name}) => !shown.has(name));
  for (const {name, line} of idle) {
    const message = `the figure ${name} is not shown; show it or take the import out.`;
    file.message(message, atLine(file, line));
  }
  const count = figures.length - idle.length;
  if (kind === 'note' && count < LEAST_FIGURES) {
    file.message(`the note shows ${count} figures; show at least ${LEAST_FIGURES}.`);
  }
});
