import {visit} from 'unist-util-visit';
import {PAGES, rule} from '../rule';
import {textOf} from '../text';

/** The title is the h1, of a page in its text; below it no level is skipped. */
export default rule('headings', PAGES, (tree, file, {kind}) => {
  let above = 1;
  visit(tree, 'heading', (heading) => {
    const {depth} = heading;
    if (depth === 1 && kind !== 'page') {
      file.message(
        `"${textOf(heading)}" is a second h1; the title is the only one. Write it with ##.`,
        heading,
      );
    } else if (depth > above + 1) {
      file.message(
        `this heading skips a level; write it with ${above + 1} #, one more than the one above it.`,
        heading,
      );
    }
    above = depth;
  });
  visit(tree, 'paragraph', (paragraph) => {
    const text = textOf(paragraph);
    const [only, ...others] = paragraph.children;
    if (/^#{7}/.test(text)) {
      file.message('this is no heading; write it with six # at most.', paragraph);
    } else if (others.length === 0 && only?.type === 'strong' && !/[.:?!]$/.test(text)) {
      file.message('this looks like a heading; write it as one, with ##.', paragraph);
    }
  });
});
