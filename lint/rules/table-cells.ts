import {visit} from 'unist-util-visit';
import {PAGES, rule} from '../rule';

/** No row has more cells than the first one: those are not shown. */
export default rule('table-cells', PAGES, (tree, file) =>
  visit(tree, 'table', ({children: [head, ...rows]}) => {
    for (const row of rows) {
      if (row.children.length > head!.children.length) {
        file.message(
          'this row has more cells than the first one; give each row as many, or write \\| for a bar that is text.',
          row,
        );
      }
    }
  }),
);
