import {visit} from 'unist-util-visit';
import {PAGES, rule} from '../rule';

/** Code names its language, by which it gets its colours. */
export default rule('language', PAGES, (tree, file) =>
  visit(tree, 'code', (code) => {
    if (!code.lang) {
      file.message('the code has no language; name it after the fence, or text.', code);
    }
  }),
);
