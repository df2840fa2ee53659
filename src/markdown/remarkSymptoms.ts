import type {Nodes, Root} from 'mdast';
import {attributeOf, makeElement, toElement} from '../notes/elements';

/** What follows a message in a list of its wordings: another one, or the program that shows it. */
const NEXT_WORDING = /^(?:[,;] | (?=\())/;

/**
 * Sets a symptom's first message apart from its other wordings, so that it can look like a message on a
 * screen (src/css/folds.css). A summary that begins with anything else stays as it is.
 */
export default function remarkSymptoms() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      const fold = toElement(node);
      const summary =
        fold?.name === 'details' && attributeOf(fold, 'id')
          ? fold.children.map(toElement).find((child) => child?.name === 'summary')
          : undefined;
      const [first, next, ...others] = (summary?.children ?? []) as Nodes[];
      if (first?.type !== 'inlineCode' || (next && next.type !== 'text')) {
        continue;
      }
      const children: Nodes[] = [makeElement('mdxJsxTextElement', 'samp', {}, [first])];
      if (next) {
        if (!NEXT_WORDING.test(next.value)) {
          continue;
        }
        next.value = next.value.replace(NEXT_WORDING, '');
        const wordings = makeElement('mdxJsxTextElement', 'span', {}, [next, ...others]);
        children.push({type: 'text', value: ' '}, wordings);
      }
      Object.assign(summary!, {children});
    }
  };
}
