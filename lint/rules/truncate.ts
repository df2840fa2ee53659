import {atLine} from '../project';
import {rule} from '../rule';
import {isShown} from '../stopping/empty';

const MARK = /^(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})/m;

/** A post has a mark at which the list of posts cuts it off, with something above it and below. */
export default rule('truncate', ['post'], (tree, file) => {
  const text = String(file);
  const index = text.search(MARK);
  if (index < 0) {
    file.message(
      'there is no mark at which the list of posts cuts the post off; write <!-- truncate --> below the opening.',
    );
    return;
  }
  const mark = text.slice(0, index).split('\n').length;
  const lines = tree.children.filter(isShown).map(({position}) => position!.start.line);
  if (!lines.some((line) => line < mark)) {
    const message = 'nothing stands above this mark; write what the list of posts shows.';
    file.message(message, atLine(file, mark));
  }
  if (!lines.some((line) => line > mark)) {
    file.message('nothing stands below this mark; write the post.', atLine(file, mark));
  }
});
