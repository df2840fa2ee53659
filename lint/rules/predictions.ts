import type {Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {attributeOf, toElement, type Element} from '../../src/notes/elements';
import {LISTED, rule} from '../rule';

const answersOf = (prediction: Parents): Element[] =>
  prediction.children.flatMap((child) => {
    const element = toElement(child);
    return element?.name === 'details' ? element : [];
  });

const isRight = ({attributes}: Element): boolean =>
  attributes.some((each) => 'name' in each && each.name === 'data-right');

/** Each prediction has exactly one right answer, which the style sheet marks. */
export default rule('predictions', LISTED, ({tree, file}) =>
  visit(tree, (node) => {
    const element = toElement(node);
    if (element && attributeOf(element, 'className') === 'predict') {
      const count = answersOf(element).filter(isRight).length;
      if (count !== 1) {
        file.message(
          `a prediction needs one right answer, but ${count} are marked; write <details data-right> for the right one only.`,
          node,
        );
      }
    }
  }),
);
