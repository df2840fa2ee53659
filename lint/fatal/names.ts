/** What a text names is there: components, files, figures, terms, transcripts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {GLOSSARY, readGlossary} from '../../src/notes/glossary';
import {nearestNames} from '../../src/notes/nearestNames';
import {transcriptOf} from '../../src/notes/transcripts';
import {attributeOf, findImports, findOwnNames, toElement} from '../../src/notes/elements';
import {atLine, isFile, readText} from '../../src/notes/project';
import {ALL, nodeRule, rule} from '../rule';

/** What remarkTerm and remarkComponents import where it is used. */
const BROUGHT = ['Term', 'Live', 'Source'];

/** The components that the theme and the site give to all markdown: the keys of the objects that list them. */
function readGivenNames(): string[] {
  const classic = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const theme = readFileSync(path.join(classic, 'theme/MDXComponents/index.js'), 'utf8');
  const own = readText('src/theme/MDXComponents/index.tsx');
  return Array.from(`${theme}\n${own}`.matchAll(/(?:^|[{,])\s*(\w+)[,:]/gm), ([, key]) => key!);
}

export const component = nodeRule('component', ALL, ({tree}) => {
  const known = new Set([...BROUGHT, ...findOwnNames(tree), ...readGivenNames()]);
  return (node) => {
    const name = toElement(node)?.name?.split('.')[0] ?? '';
    return /^[A-Z]/.test(name) && !known.has(name)
      ? `there is no component <${name}>. Mend the name, or import it: "import ${name} from '@site/src/components/${name}';". Where it is text, put it in backticks.`
      : undefined;
  };
});

const ENDINGS = ['', '.tsx', '.ts', '.js', '.mjs', '/index.tsx', '/index.ts', '/index.js'];

/** Packages are the bundler's to find. */
export const imported = rule('import', ALL, ({tree, file, name}) => {
  for (const {path: request, line} of findImports(tree)) {
    const target = request.split('!').at(-1)!.replace(/\?.*$/, '');
    const place = target.startsWith('@site/')
      ? target.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(name), target);
    const isThere = ENDINGS.some((ending) => isFile(place + ending));
    if (/^(?:\.{1,2}|@site)\//.test(target) && !isThere) {
      file.message(
        `there is no "${request}" to import. Mend the path (with its case), or take the import away.`,
        atLine(file, line),
      );
    }
  }
});

export const live = nodeRule('live', ALL, () => (node) => {
  const element = toElement(node);
  const name = (element && attributeOf(element, 'name')) ?? '';
  const place = `src/figures/${name}.live.tsx`;
  return element?.name === 'Live' && !isFile(place)
    ? `there is no figure ${place}. Mend the name, or add the file.`
    : undefined;
});

export const term = nodeRule('term', ALL, () => {
  const terms = readGlossary().map(({id}) => id);
  return (node) => {
    const element = toElement(node);
    const id = (element && attributeOf(element, 'id')) ?? '';
    return element?.name === 'Term' && !terms.includes(id)
      ? `there is no term "${id}" in ${GLOSSARY}. Mend the id (near ones: ${nearestNames(id, terms).join(', ')}), or add it there.`
      : undefined;
  };
});

/** A fence that names a transcript can be filled with what a lab wrote. */
export const transcript = nodeRule('transcript', ALL, () => (node) => {
  const named = node.type === 'code' && transcriptOf(node.meta);
  if (!named) {
    return undefined;
  }
  const {name, lab, file} = named;
  if (!file) {
    return `transcript="${name}" must be "<lab>/<name>", without an ending.`;
  }
  if (node.value.trim() !== '') {
    return `the fence of ${name} has lines of its own; empty it, the lab fills it.`;
  }
  return isFile(file)
    ? undefined
    : `${file} is not there; mend the name, or write it with: npm run labs -- --update ${lab}`;
});
