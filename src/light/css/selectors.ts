import type {AtRule, Rule} from 'postcss';
import parseSelectors, {type Node, type Selector} from 'postcss-selector-parser';
import type {Words} from './words';

/** Tells whether a class or tag can be on a page. */
export type CanBeOnPage = (name: string) => boolean;

/** Pseudo-classes that match where one of their selectors does; `:not` matches where none does. */
const MATCHES_ANY = [':is', ':where', ':has'];

/** Makes the function that tells whether `words` have a name: as a whole, or in pieces to be joined. */
export function makeCanName({all, joints}: Words): CanBeOnPage {
  const starts = [...all].filter((word) => /^.*[a-z].*[-_]$/i.test(word));
  const ends = [...all].filter((word) => /^[-_]+[a-z]/i.test(word));
  return (name) =>
    all.has(name) ||
    starts.some((start) => name.startsWith(start)) ||
    ends.some((end) => name.endsWith(end)) ||
    [...joints].some(
      (joint) => name.includes(joint) && name.split(joint).every((word) => all.has(word)),
    );
}

/** Scripts make these of a letter and a number. */
const HEADING = /^h[1-6]$/i;

function canMatchNode(node: Node, canBeOnPage: CanBeOnPage): boolean {
  switch (node.type) {
    case 'class':
      return canBeOnPage(node.value);
    case 'tag':
      return HEADING.test(node.value) || canBeOnPage(node.value.toLowerCase());
    case 'pseudo':
      return (
        !MATCHES_ANY.includes(node.value) ||
        node.nodes.some((selector) => canMatch(selector, canBeOnPage))
      );
    default:
      return true;
  }
}

function canMatch(selector: Selector, canBeOnPage: CanBeOnPage): boolean {
  return selector.nodes.every((node) => canMatchNode(node, canBeOnPage));
}

/**
 * Removes from `rules` every selector with a class or a tag that can't be on a page. Ids, attributes
 * and states count as possible.
 */
export function dropUnusedSelectors(rules: Iterable<Rule>, canBeOnPage: CanBeOnPage): void {
  for (const rule of rules) {
    // A step of an animation.
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) {
      continue;
    }
    const {nodes} = parseSelectors().astSync(rule.selector);
    const used = nodes.filter((selector) => canMatch(selector, canBeOnPage));
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < nodes.length) {
      rule.selector = used.join(',');
    }
  }
}
