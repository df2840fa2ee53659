import type {Nodes, Root} from 'mdast';
import {attributeOf, makeElement, textOf, toElement, type Element} from '../notes/elements';
import {TROUBLESHOOTING} from '../notes/sections';
import {AFTER_MESSAGE, END_OF_WORDS} from '../notes/symptomTitles';

/** The space between a program's name and the next message. */
const AFTER_PROGRAM = /(?<=\),) (?=“|$)/;

/** How many characters of other wordings fit below a message: two or three lines. */
const MAX_BELOW_MESSAGE = 130;

const BREAK: Nodes = {type: 'break'};

const makeText = (value: string): Nodes[] => (value ? [{type: 'text', value}] : []);

const makeSpan = (className: string, children: Nodes[]): Nodes[] =>
  children.length > 0
    ? [{type: 'text', value: ' '}, makeElement('mdxJsxTextElement', 'span', {className}, children)]
    : [];

/** Each program's wordings start on a new line. Dots separate messages, because many end in a full stop. */
const makeWordings = (children: Nodes[]): Nodes[] =>
  makeSpan(
    'wordings',
    children.flatMap((node): Nodes[] =>
      node.type === 'text'
        ? node.value
            .replace(/^, $/, ' · ')
            .split(AFTER_PROGRAM)
            .flatMap((text, index) => [...(index > 0 ? [BREAK] : []), ...makeText(text)])
        : [node],
    ),
  );

/** @returns as many of a symptom's other wordings as fit below its message, and an ellipsis */
function cut(wordings: readonly Nodes[]): Nodes[] {
  let length = 0;
  const end = wordings.findIndex((each) => (length += textOf(each).length) > MAX_BELOW_MESSAGE);
  const first = wordings.slice(0, Math.max(end, 1));
  while (first.length > 1 && /^[\s·]*$/.test(textOf(first.at(-1)!))) {
    first.pop();
  }
  return [...first, {type: 'text', value: ' …'}];
}

/**
 * Puts help first: if a symptom has many other wordings, its summary shows only the first few, and only
 * while closed; the end of the fold lists all of them, for find in page.
 */
function moveWordings(fold: Element, summary: Element): void {
  const wordings = toElement(summary.children.at(-1)!);
  if (wordings?.name !== 'span' || textOf(wordings).length <= MAX_BELOW_MESSAGE) {
    return;
  }
  const all = makeElement('mdxJsxFlowElement', 'p', {className: 'wordings'}, [
    {type: 'text', value: 'Also seen as: '},
    ...wordings.children,
  ]);
  const first = makeSpan('wordings while-closed', structuredClone(cut(wordings.children)));
  Object.assign(summary, {children: [...summary.children.slice(0, -2), ...first]});
  Object.assign(fold, {children: [...fold.children, all]});
}

/**
 * @returns a summary's children: its first message, the program that shows it, and its other wordings. A
 *   sentence that begins with code goes to `splitWords`.
 */
function splitMessage(children: Nodes[]): Nodes[] {
  const [first, next, ...others] = children;
  const after = next?.type === 'text' ? next.value : '';
  const match = AFTER_MESSAGE.exec(after);
  if (!match || (next && !after)) {
    return splitWords(children);
  }
  return [
    makeElement('mdxJsxTextElement', 'samp', {}, [first!]),
    ...makeSpan('program', makeText(match.groups!.program ?? '')),
    ...makeWordings([...makeText(after.slice(match[0].length)), ...others]),
  ];
}

/**
 * @returns a summary's children: its first words, and its other wordings. If the words are only a program's
 *   name (`nginx:`), the message after it is part of the title.
 */
function splitWords(children: Nodes[]): Nodes[] {
  const at = children.findIndex((node) => node.type === 'text' && END_OF_WORDS.test(node.value));
  const node = children[at];
  if (node?.type !== 'text') {
    return children;
  }
  const {index} = END_OF_WORDS.exec(node.value)!;
  const words = node.value.slice(0, index);
  const rest = makeText(node.value.slice(index + 2));
  const others = [...rest, ...children.slice(at + 1)];
  if (at === 0 && others[0]?.type === 'inlineCode' && words.split(' ').length < 3) {
    return [{type: 'text', value: `${words}: `}, ...splitMessage(others)];
  }
  return [...children.slice(0, at), ...makeText(words), ...makeWordings(others)];
}

/** Makes the introduction (how to search, where messages come from) small. */
function quietIntroduction({children}: Root): void {
  const start = children.findIndex(
    (node) => node.type === 'heading' && textOf(node) === TROUBLESHOOTING,
  );
  const next = children.findIndex((node, index) => index > start && node.type === 'heading');
  for (const node of start < 0 ? [] : children.slice(start + 1, next)) {
    if (node.type === 'paragraph' || node.type === 'list') {
      node.data = {...node.data, hProperties: {className: ['program']}};
    }
  }
}

/**
 * Sets a symptom's first message or words apart from its other wordings, so that a message can look as it
 * does on screen (src/css/folds.css).
 */
export default function remarkSymptoms() {
  return (tree: Root): void => {
    quietIntroduction(tree);
    for (const node of tree.children) {
      const fold = toElement(node);
      if (fold?.name !== 'details' || !attributeOf(fold, 'id')) {
        continue;
      }
      const summary = fold.children.map(toElement).find((child) => child?.name === 'summary');
      if (summary) {
        const children = summary.children as Nodes[];
        const split = children[0]?.type === 'inlineCode' ? splitMessage : splitWords;
        Object.assign(summary, {children: split(children)});
        moveWordings(fold, summary);
      }
    }
  };
}
