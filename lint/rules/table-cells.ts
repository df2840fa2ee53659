import {PAGES, nodeRule} from '../rule';

/** No row has more cells than the header: the extra ones wouldn't be shown. */
export default nodeRule('table-cells', PAGES, () => (node, parent) => {
  const head = parent?.type === 'table' ? parent.children[0] : undefined;
  return node.type === 'tableRow' && head && node.children.length > head.children.length
    ? 'this row has more cells than the header; remove some, or write \\| to show a pipe.'
    : undefined;
});
