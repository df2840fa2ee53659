import path from 'node:path';
import {findImports} from '../elements';
import {atLine, findFile} from '../project';
import {ALL, rule} from '../rule';

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.mdx', '.md', '.json'];

const isThere = (name: string) =>
  EXTENSIONS.flatMap((extension) => [name + extension, `${name}/index${extension}`]).some(
    (each) => findFile(each) === each,
  );

/** What is imported by a path is there; packages are the bundler's to find. */
export default rule('import', ALL, (tree, file, {name}) => {
  const lines = new Map(findImports(tree).map((each) => [each.path, each.line]));
  for (const [request, line] of lines) {
    const target = request.split('!').at(-1)!.replace(/\?.*$/, '');
    const place = target.startsWith('@site/')
      ? target.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(name), target);
    if (/^(?:\.{1,2}|@site)\//.test(target) && !isThere(place)) {
      file.message(
        `there is no "${request}" to import. Mend the path (with its case), or take the import away.`,
        atLine(file, line),
      );
    }
  }
});
