import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {SECTIONS, type Section} from '../../src/notes/sections';
import {textOf, toElement} from '../../src/notes/elements';
import {rule} from '../rule';

const titleOf = (node: RootContent) =>
  node.type === 'heading' && node.depth === 2 ? textOf(node) : undefined;

/** Finds a heading's index in SECTIONS, starting at the previous section. */
function findSection(title: string, from: number): number {
  const isNamed = SECTIONS.some(({name}) => name === title);
  return SECTIONS.findIndex(
    ({name}, index) => index >= from && name === (isNamed ? title : undefined),
  );
}

const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const rangeOf = ([least, most]: [number, number]) =>
  least === most ? `exactly ${least}` : `${least} to ${most}`;

const fits = (count: number, [least, most]: [number, number]) => count >= least && count <= most;

/** Explains what's wrong with a section's contents and how to fix it. */
function findProblems(
  {name, list, folds, paragraphs = [], columns}: Section,
  nodes: RootContent[],
) {
  const items = nodes.find((node) => node.type === 'list')?.children.length ?? 0;
  const head = nodes.find((node) => node.type === 'table')?.children[0];
  let foldCount = 0;
  const section: Root = {type: 'root', children: nodes};
  visit(section, (node) => {
    foldCount += toElement(node)?.name === 'details' ? 1 : 0;
  });
  return [
    list &&
      !fits(items, list) &&
      `"${name}" lists ${countOf(items, 'item')}; list ${rangeOf(list)}.`,
    folds &&
      !fits(foldCount, folds) &&
      `"${name}" has ${countOf(foldCount, 'fold')} (<details>); it needs ${rangeOf(folds)}.`,
    ...paragraphs
      .filter((beginning) => !nodes.some((node) => textOf(node).startsWith(beginning)))
      .map((beginning) => `no paragraph in this section begins with "${beginning}"; add one.`),
    columns &&
      head?.children.map(textOf).join() !== columns.join() &&
      `this section must be a table with the columns ${columns.join(', ')}.`,
  ].filter((problem) => typeof problem === 'string');
}

/** A note's sections are complete and in order. */
export default rule('sections', ['note'], ({tree, file}) => {
  /** Each section's nodes, keyed by its index in SECTIONS (-1 for the lead). */
  const found = new Map<number, RootContent[]>();
  let at = -1;
  for (const node of tree.children) {
    const title = titleOf(node);
    const next = title === undefined ? at : findSection(title, at);
    if (next < at) {
      const order = SECTIONS.map(({name = 'the questions'}) => name).join(', ');
      file.message(
        `"${title}" is out of order; a note's sections must be in this order: ${order}.`,
        node,
      );
    }
    at = Math.max(at, next);
    found.set(at, [...(found.get(at) ?? []), node]);
  }
  if (!found.get(-1)?.some(({type}) => type === 'paragraph')) {
    file.message(
      'the note must begin with a lead, a paragraph that answers the question in the title.',
    );
  }
  SECTIONS.forEach((section, place) => {
    const nodes = found.get(place);
    if (!nodes) {
      file.message(
        section.name
          ? `there is no section "${section.name}"; add it as an h2.`
          : `there are no questions below "${SECTIONS[place - 1]?.name}"; add at least one, as an h2.`,
      );
    }
    for (const problem of nodes ? findProblems(section, nodes) : []) {
      file.message(problem, nodes?.[0]);
    }
  });
});
