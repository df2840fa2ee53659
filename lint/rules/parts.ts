import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {SHAPES, type Part} from '../../src/notes/parts';
import {attributeOf, toElement} from '../elements';
import {NOTES, rule} from '../rule';
import {isShown} from '../stopping/empty';
import {textOf} from '../text';

type Tell = (message: string, node?: RootContent) => void;

const isSection = (node: RootContent) => node.type === 'heading' && node.depth === 2;

const describeMissing = ({kind, name}: Part) =>
  ({
    lead: 'the note must begin with a lead, a paragraph that answers the title.',
    box: `there is no :::${name} box before the first question; add one.`,
    questions: 'the note answers no question; write its body, with an h2 for each.',
    section: `there is no section "${name}"; add it as an h2.`,
    mark: `there is no element with the id "${name}" at the top level; add one.`,
  })[kind];

/** Whether a part begins with a node that says so itself. */
function begins(node: RootContent, {kind, name}: Part): boolean {
  const element = toElement(node);
  return (
    (kind === 'section' && isSection(node) && textOf(node) === name) ||
    (kind === 'box' && node.type === 'containerDirective' && node.name === name) ||
    (kind === 'mark' && element !== undefined && attributeOf(element, 'id') === name)
  );
}

/**
 * Tells the parts of a note apart, and tells of those that stand where they must not, or are not there.
 *
 * @returns the nodes of each part, the first one that which it begins with
 */
function findParts(nodes: RootContent[], shape: readonly Part[], tell: Tell) {
  const found = new Map<Part, RootContent[]>();
  const order = shape.map(({kind, name}) => name ?? `the ${kind}`).join(', ');
  let at = 0;
  nodes.forEach((node, index) => {
    const named = shape.findIndex((part) => !found.has(part) && begins(node, part));
    const questions = shape.findIndex(({kind}, place) => kind === 'questions' && place >= at);
    const next = named < 0 && isSection(node) ? questions : named;
    if (isSection(node) && next < at) {
      tell(`"${textOf(node)}" is out of place; a note has, in this order: ${order}.`, node);
    }
    at = Math.max(at, next);
    const part = shape[next < 0 ? at : next]!;
    if (index > 0 || next >= 0 || node.type === 'paragraph') {
      found.set(part, [...(found.get(part) ?? []), node]);
    }
  });
  for (const part of shape.filter((each) => !found.has(each) && !each.isOptional)) {
    tell(describeMissing(part), part.kind === 'lead' ? nodes[0] : undefined);
  }
  return found;
}

function checkTable(columns: readonly string[], nodes: RootContent[], tell: Tell): void {
  const table = nodes.find((node) => node.type === 'table');
  const [head, ...rows] = table?.children ?? [];
  if (head?.children.map((cell) => textOf(cell)).join() !== columns.join()) {
    tell(`this part must be a table with the columns ${columns.join(', ')}.`, table ?? nodes[0]);
    return;
  }
  for (const row of rows) {
    const empty = columns.find((_, index) => textOf(row.children[index]) === '');
    if (empty) {
      tell(`"${empty}" is empty in this row; fill it in.`, row);
    }
  }
}

function checkFolds([least, most]: [number, number], nodes: RootContent[], tell: Tell): void {
  let count = 0;
  const part: Root = {type: 'root', children: nodes};
  visit(part, (node) => {
    const details = toElement(node);
    if (details?.name !== 'details') {
      return;
    }
    count += 1;
    let question = '';
    visit(details, (inner) => {
      question = toElement(inner)?.name === 'summary' ? textOf(inner) : question;
    });
    if (question === '') {
      tell('this fold has no question; write it in a <summary>.', details);
    } else if (textOf(details) === question) {
      tell(`"${question}" has no answer; write one below the <summary>.`, details);
    }
  });
  if (count < least || count > most) {
    tell(`there are ${count} questions; ask ${least} to ${most}, each in <details>.`, nodes[0]);
  }
}

function checkContent(
  {list, paragraphs = [], columns, folds}: Part,
  nodes: RootContent[],
  tell: Tell,
) {
  const [first] = nodes;
  const inside = first?.type === 'containerDirective' ? first.children : nodes;
  const items = inside.find((node) => node.type === 'list')?.children.length ?? 0;
  if (list && (items < list[0] || items > list[1])) {
    tell(`this part lists ${items} items; list ${list[0]} to ${list[1]}.`, first);
  }
  for (const beginning of paragraphs) {
    if (!inside.some((node) => textOf(node).startsWith(beginning))) {
      tell(`no paragraph of this part begins with "${beginning}"; add it.`, first);
    }
  }
  if (columns) {
    checkTable(columns, nodes, tell);
  }
  if (folds) {
    checkFolds(folds, nodes, tell);
  }
}

/** The parts of a note stand in order and hold what they must, and something stands below each heading. */
export default rule('parts', NOTES, (tree, file, {kind}) => {
  const shown = tree.children.filter(isShown);
  const tell: Tell = (message, node) => void file.message(message, node);
  const parts = findParts(shown, SHAPES[kind === 'start' ? 'start' : 'note'], tell);
  parts.forEach((nodes, part) => checkContent(part, nodes, tell));
  const beginnings = new Set([...parts.values()].map(([first]) => first));
  shown.forEach((node, index) => {
    const next = shown[index + 1];
    const isFilled =
      next &&
      !beginnings.has(next) &&
      (node.type !== 'heading' || next.type !== 'heading' || next.depth > node.depth);
    if (node.type === 'heading' && !isFilled) {
      tell(`nothing stands below "${textOf(node)}"; write it, or take the heading out.`, node);
    }
  });
});
