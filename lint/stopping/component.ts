import {readFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {nearestNames} from '../../src/notes/nearestNames';
import {findOwnNames, toElement} from '../elements';
import {filesIn, readText} from '../project';
import {ALL, rule} from '../rule';

const CLASSIC = path.dirname(require.resolve('@docusaurus/theme-classic'));
/** What remarkTerm and remarkComponents import where it is used. */
const BROUGHT = ['Term', 'Live', 'Source'];

const isComponent = (name: string) => /^[A-Z]/.test(name);

/**
 * The components that the theme and the site give to all markdown: the words of the modules that name
 * them, as a name that is in neither can't be known.
 */
function readGivenNames(): string[] {
  const theme = readFileSync(path.join(CLASSIC, 'theme/MDXComponents/index.js'), 'utf8');
  const own = readText('src/theme/MDXComponents/index.tsx');
  return `${theme} ${own}`.match(/\w+/g) ?? [];
}

/** A component is imported, made in the file or given by the site. */
export default rule('component', ALL, (tree, file) => {
  const own = [...BROUGHT, ...findOwnNames(tree)];
  const known = new Set([...own, ...readGivenNames()]);
  visit(tree, (node) => {
    const name = toElement(node)?.name?.split('.')[0] ?? '';
    if (isComponent(name) && !known.has(name)) {
      const components = filesIn('src/components').map((each) => each.split('/')[2] ?? '');
      const near = nearestNames(name, [...own, ...components].filter(isComponent)).join(', ');
      file.message(
        `there is no component <${name}>. Mend the name (near ones: ${near}), or import it: "import ${name} from '@site/src/components/${name}';". Where it is text, put it in backticks.`,
        node,
      );
    }
  });
});
