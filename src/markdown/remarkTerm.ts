import type {Nodes, Parents, PhrasingContent, Root, RootContent, Text} from 'mdast';
import {importOf} from 'docusaurus-light/importOf';
import {attributeOf, makeElement, textOf, toElement, type Element} from '../notes/elements';
import {readGlossary, type GlossaryTerm} from '../notes/glossary';
import {toTypographic} from '../notes/typographic';

const OPENING = /[\p{Ps}\p{Pi}"']+$/u;
/** Closing punctuation, and letters such as the “s” of a plural. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{L}.,;:!?…"']+/u;

/** Heading ids never contain a colon, so they can't clash with this one. */
const toElementId = (id: string) => `term:${id}`;

/** Removes and returns what `pattern` matches in the text next to a term. */
function cut(node: Nodes | undefined, pattern: RegExp): Text[] {
  const value = node?.type === 'text' ? (pattern.exec(node.value)?.[0] ?? '') : '';
  if (value) {
    (node as Text).value = (node as Text).value.replace(pattern, '');
  }
  return value ? [{type: 'text', value}] : [];
}

/**
 * Keeps a term on one line with the punctuation around it: a term is an inline block, and browsers can
 * break a line on either side of one. Emphasis that contains only the term stays with it.
 *
 * @param path The elements around the term, outermost first.
 */
function keepPunctuation(term: Nodes, path: readonly Parents[]): void {
  const depth = path.findLastIndex(({children}) => children.length > 1);
  const parent = path[depth];
  if (!parent || parent.type === 'root') {
    return;
  }
  const outermost = path[depth + 1] ?? term;
  const siblings = parent.children as Nodes[];
  const index = siblings.indexOf(outermost);
  const before = cut(siblings[index - 1], OPENING);
  const after = cut(siblings[index + 1], CLOSING);
  if (before.length + after.length > 0) {
    siblings[index] = makeElement('mdxJsxTextElement', 'span', {className: 'site-one-line'}, [
      ...before,
      outermost,
      ...after,
    ]);
  }
}

function visitWithPath(
  node: Nodes,
  visit: (node: Nodes, path: readonly Parents[]) => void,
  path: readonly Parents[] = [],
): void {
  visit(node, path);
  if ('children' in node) {
    node.children.forEach((child) => visitWithPath(child, visit, [...path, node]));
  }
}

const toDefinition = ({id, term, definition, source}: GlossaryTerm): Nodes =>
  makeElement('mdxJsxFlowElement', 'p', {id: toElementId(id), popover: 'auto'}, [
    {type: 'strong', children: [{type: 'text', value: toTypographic(term)}]},
    {type: 'text', value: `: ${toTypographic(definition)} `},
    {
      type: 'link',
      url: source.url,
      children: [{type: 'text', value: toTypographic(source.label)}],
    } satisfies PhrasingContent,
  ]);

/**
 * Connects each `<Term id="rrset">RRset</Term>` to its definition, and ends the note with the definitions
 * it uses. The note needs no import. `lint/fatal` has already reported unknown ids.
 */
export default function remarkTerm() {
  return (tree: Root): void => {
    const byId = new Map(readGlossary().map((entry) => [entry.id, entry]));
    const used = new Set<GlossaryTerm>();
    const found: [Element, readonly Parents[]][] = [];
    visitWithPath(tree, (node, path) => {
      const element = toElement(node);
      const entry =
        element?.name === 'Term' ? byId.get(attributeOf(element, 'id') ?? '') : undefined;
      if (element && entry) {
        used.add(entry);
        found.push([element, path]);
        const added = {word: textOf(element), definitionId: toElementId(entry.id)};
        for (const [name, value] of Object.entries(added)) {
          element.attributes.push({type: 'mdxJsxAttribute', name, value});
        }
      }
    });
    if (used.size === 0) {
      return;
    }
    found.forEach(([element, path]) => keepPunctuation(element, path));
    const definitions = [...used].map(toDefinition);
    tree.children.push(makeElement('mdxJsxFlowElement', 'Definitions', {}, definitions));
    for (const name of ['Term', 'Definitions']) {
      tree.children.unshift(importOf(name, `@site/src/components/${name}`) as RootContent);
    }
  };
}
