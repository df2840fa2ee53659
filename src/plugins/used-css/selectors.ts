import type {Root} from 'postcss';
import parseSelectors, {type Node, type Selector} from 'postcss-selector-parser';
import type {Names} from './names';

/** Pseudo-classes that match where one of their selectors does; `:not` matches where none does. */
const MATCHES_ANY = [':is', ':where', ':has'];

/** Scripts build some names: `'line-' + name` leaves a word that ends in a dash. */
function isBuilt(className: string, {classes}: Names): boolean {
  const starts = [...className.matchAll(/-+/g)].map(({0: dashes, index}) =>
    className.slice(0, index + dashes.length),
  );
  return starts.some((start) => classes.has(start));
}

function canMatchNode(node: Node, names: Names): boolean {
  switch (node.type) {
    case 'class':
      return names.classes.has(node.value) || isBuilt(node.value, names);
    case 'id':
      return names.ids.has(node.value);
    case 'tag':
      return names.tags.has(node.value.toLowerCase());
    case 'pseudo':
      return (
        !MATCHES_ANY.includes(node.value) ||
        node.nodes.some((selector) => canMatch(selector, names))
      );
    default:
      return true;
  }
}

function canMatch(selector: Selector, names: Names): boolean {
  return selector.nodes.every((node) => canMatchNode(node, names));
}

/** Removes from `root` at-rules and rules in which nothing is left. */
export function dropEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
  root.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) {
      atRule.remove();
    }
  });
}

/**
 * Removes from `root` every selector that names a class, id or tag which is not among `names`, and
 * then the animations that nothing runs. States (`:hover` and the like) and attributes, which are
 * states too, count as possible.
 */
export function dropUnusedSelectors(root: Root, names: Names): void {
  root.walkRules((rule) => {
    if (rule.parent && 'name' in rule.parent && /keyframes$/.test(String(rule.parent.name))) {
      return;
    }
    const {nodes} = parseSelectors().astSync(rule.selector);
    const used = nodes.filter((selector) => canMatch(selector, names));
    if (used.length === 0) {
      rule.remove();
    } else if (used.length < nodes.length) {
      rule.selector = used.join(',');
    }
  });
  const animations: string[] = [];
  root.walkDecls(/^(-webkit-)?animation|^--/, ({value}) => void animations.push(value));
  root.walkAtRules(/keyframes$/, (atRule) => {
    if (!animations.some((value) => value.includes(atRule.params))) {
      atRule.remove();
    }
  });
  dropEmpty(root);
}
