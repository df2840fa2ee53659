import type {Root} from 'mdast';
import {makeElement} from '../notes/elements';
import {findHeadings} from '../notes/headings';
import {SOURCES} from '../notes/sections';

/** Folds a note's sources on a phone, where they'd fill a few screens between the text and the next note. */
export default function remarkSources() {
  return (tree: Root): void => {
    const heading = findHeadings(tree).find(({words}) => words === SOURCES)?.node;
    if (!heading) {
      return;
    }
    const sources = tree.children.splice(tree.children.indexOf(heading) + 1);
    const fold = makeElement('mdxJsxFlowElement', 'FoldOnPhone', {summary: 'All sources'}, sources);
    // In a `<div>`, because any fold that is a later sibling of “Check yourself” is styled as a question.
    tree.children.push(makeElement('mdxJsxFlowElement', 'div', {}, [fold]));
  };
}
