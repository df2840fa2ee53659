import type {Nodes, Root} from 'mdast';
import {attributeOf, makeElement, toElement} from '../notes/elements';

/** What follows a message in a list of its wordings: another one, or the program that shows it. */
const NEXT_WORDING = /^(?:[,;] | (?=\())/;

/** Ends the words at the beginning of a summary that isn't a message. */
const END_OF_WORDS = /[;:](?= )|,(?= “)/;

const makeWordings = (children: Nodes[]) =>
  makeElement('mdxJsxTextElement', 'span', {className: 'wordings'}, children);

/** @returns a summary's children: its first words and then, if there are any, its other wordings. */
function splitWords(children: Nodes[]): Nodes[] {
  const at = children.findIndex((node) => node.type === 'text' && END_OF_WORDS.test(node.value));
  const node = children[at];
  if (node?.type !== 'text') {
    return children;
  }
  const {index} = END_OF_WORDS.exec(node.value)!;
  const first = node.value.slice(0, index) + (node.value[index] === ':' ? ':' : '');
  const others = node.value.slice(index + 2);
  return [
    ...children.slice(0, at),
    {type: 'text', value: `${first} `},
    makeWordings([{type: 'text', value: others}, ...children.slice(at + 1)]),
  ];
}

/** @returns a summary's children: its first message and then, if there are any, its other wordings. */
function splitMessage(children: Nodes[]): Nodes[] {
  const [first, next, ...others] = children;
  const message = makeElement('mdxJsxTextElement', 'samp', {}, [first!]);
  if (!next) {
    return [message];
  }
  if (next.type !== 'text' || !NEXT_WORDING.test(next.value)) {
    return children;
  }
  const value = next.value.replace(NEXT_WORDING, '');
  return [message, {type: 'text', value: ' '}, makeWordings([{...next, value}, ...others])];
}

/**
 * Sets a symptom's first message or words apart from its other wordings, so that a message can look like one
 * on a screen (src/css/folds.css).
 */
export default function remarkSymptoms() {
  return (tree: Root): void => {
    for (const node of tree.children) {
      const fold = toElement(node);
      if (fold?.name !== 'details' || !attributeOf(fold, 'id')) {
        continue;
      }
      const summary = fold.children.map(toElement).find((child) => child?.name === 'summary');
      const children = (summary?.children ?? []) as Nodes[];
      const split = children[0]?.type === 'inlineCode' ? splitMessage : splitWords;
      Object.assign(summary ?? {}, {children: split(children)});
    }
  };
}
