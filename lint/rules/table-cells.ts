import {PAGES, nodeRule} from '../rule';

/** No row has more cells than the first one: those are not shown. */
export default nodeRule('table-cells', PAGES, () => (node, parent) => {
  const head = parent?.type === 'table' ? parent.children[0] : undefined;
  return node.type === 'tableRow' && head && node.children.length > head.children.length
    ? 'this row has more cells than the first one; give each row as many, or write \\| for a bar that is text.'
    : undefined;
});
