import {readdirSync} from 'node:fs';
import path from 'node:path';
import {readFrontMatter} from '../../src/notes/frontMatter';
import {atLine, pathOf, readText} from '../../src/notes/project';
import {rule} from '../rule';
import {findKeys} from './front-matter';

/** No two notes on a line have the same position. */
export default rule('position', ['note'], async ({file, name, frontMatter}) => {
  const folder = path.posix.dirname(name);
  const others = readdirSync(pathOf(folder)).map((each) => `${folder}/${each}`);
  for (const other of others.filter((each) => /\.mdx?$/.test(each) && each !== name)) {
    const {sidebar_position, draft} = await readFrontMatter(other, readText(other)).catch(
      (): Record<string, unknown> => ({}),
    );
    if (draft !== true && sidebar_position === frontMatter.sidebar_position) {
      const line = findKeys(String(file)).get('sidebar_position') ?? 1;
      const message = `${other} has the same sidebar_position; change one of the two.`;
      file.message(message, atLine(file, line));
    }
  }
});
