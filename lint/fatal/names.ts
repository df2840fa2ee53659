/** Names in Markdown refer to things that exist: components, files, figures, terms, transcripts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {GLOSSARY, readGlossary} from '../../src/notes/glossary';
import {nearestNames} from '../../src/notes/nearestNames';
import {transcriptOf} from '../../src/notes/transcripts';
import {attributeOf, findImports, findOwnNames, toElement} from '../../src/notes/elements';
import {atLine, isFile, readText} from '../../src/notes/project';
import type {Kind} from '../../src/notes/files';
import {ALL, nodeRule, rule} from '../rule';

/** remarkTerm and remarkComponents import these into notes. */
const IMPORTED = ['Term', 'Live', 'Source'];

/** Whether the plugins for notes skip a file. */
const isNoNote = (kind: Kind): boolean => kind === 'post' || kind === 'page';

/**
 * Names of the components that the theme and the site provide to all Markdown, read from the keys of the
 * objects that list them.
 */
function readGivenNames(): string[] {
  const classic = path.dirname(require.resolve('@docusaurus/theme-classic'));
  const theme = readFileSync(path.join(classic, 'theme/MDXComponents/index.js'), 'utf8');
  const own = readText('src/theme/MDXComponents/index.tsx');
  return Array.from(`${theme}\n${own}`.matchAll(/(?:^|[{,])\s*(\w+)[,:]/gm), ([, key]) => key!);
}

export const component = nodeRule('component', ALL, ({tree, kind}) => {
  const known = new Set([...IMPORTED, ...findOwnNames(tree), ...readGivenNames()]);
  const foreign = isNoNote(kind)
    ? IMPORTED.filter((name) => !findOwnNames(tree).includes(name))
    : [];
  return (node) => {
    const name = toElement(node)?.name?.split('.')[0] ?? '';
    if (foreign.includes(name)) {
      return `<${name}> only works in notes; write the sentence without it.`;
    }
    return /^[A-Z]/.test(name) && !known.has(name)
      ? `there is no component <${name}>. Fix the name, or import it: "import ${name} from '@site/src/components/${name}';". If it's meant as text, put it in backticks.`
      : undefined;
  };
});

const ENDINGS = ['', '.tsx', '.ts', '.js', '.mjs', '/index.tsx', '/index.ts', '/index.js'];

/** Imported files exist. The bundler checks packages. */
export const imported = rule('import', ALL, ({tree, file, name}) => {
  for (const {path: request, line} of findImports(tree)) {
    const target = request.split('!').at(-1)!.replace(/\?.*$/, '');
    const place = target.startsWith('@site/')
      ? target.slice('@site/'.length)
      : path.posix.join(path.posix.dirname(name), target);
    const isThere = ENDINGS.some((ending) => isFile(place + ending));
    if (/^(?:\.{1,2}|@site)\//.test(target) && !isThere) {
      file.message(
        `can't find "${request}". Fix the path (check its case), or remove the import.`,
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
    ? `there is no figure ${place}. Fix the name, or add the file.`
    : undefined;
});

export const term = nodeRule('term', ALL, () => {
  const terms = readGlossary().map(({id}) => id);
  return (node) => {
    const element = toElement(node);
    const id = (element && attributeOf(element, 'id')) ?? '';
    return element?.name === 'Term' && !terms.includes(id)
      ? `there is no term "${id}" in ${GLOSSARY}. Fix the id (similar ones: ${nearestNames(id, terms).join(', ')}), or add it there.`
      : undefined;
  };
});

/** A fence that names a transcript can be filled with a lab's output. */
export const transcript = nodeRule('transcript', ALL, ({kind}) => (node) => {
  const named = node.type === 'code' && transcriptOf(node.meta);
  if (!named) {
    return undefined;
  }
  if (isNoNote(kind)) {
    return 'transcripts only work in notes; paste the output into the fence, and leave out transcript=….';
  }
  const {name, lab, file} = named;
  if (!file) {
    return `transcript="${name}" must be "<lab>/<name>", without an extension.`;
  }
  if (node.value.trim() !== '') {
    return `the fence for ${name} isn't empty. Delete its contents; the lab's output goes there.`;
  }
  return isFile(file)
    ? undefined
    : `${file} doesn't exist; fix the name, or generate it with: npm run labs -- --update ${lab}`;
});
