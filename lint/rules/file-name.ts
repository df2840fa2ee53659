import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {NOTES} from '../../src/notes/files';
import {hasCome, listPages, pathOf, untilChanged} from '../project';
import {PAGES, rule, type Source} from '../rule';

const NAME = '[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*';
const NOTE = new RegExp(`^(\\d+)-(\\d+)-${NAME}$`);
const POST = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})-${NAME}$`);
const PAGE = new RegExp(`^src/pages/(?:${NAME}/)*${NAME}\\.mdx?$`);
const LETTERS = 'letters from A to Z, digits and hyphens';

/** The folders of the map's lines, in its order. */
const readLines = untilChanged(async (file) => {
  const {lines} = (await loadFreshModule(pathOf(file))) as {lines: {folder: string}[]};
  return lines.map(({folder}) => folder);
});

async function findNoteProblem(file: string, name: string): Promise<string | undefined> {
  const folder = path.posix.basename(path.posix.dirname(file));
  const lines = await readLines('src/notes/roadmap.ts');
  const line = lines.indexOf(folder);
  if (line < 0) {
    return `"${folder}" is no line of the map, so no list shows this note; move it into the folder of one (${lines.join(', ')}), or add a line to src/notes/roadmap.ts.`;
  }
  const [, number, place] = NOTE.exec(name) ?? [];
  if (!number) {
    return `"${name}" is no name for an address; write the line's number, the place on it and ${LETTERS}, as in ${line}-2-What-is-CSS.`;
  }
  if (Number(number) !== line) {
    return `the name begins with ${number}, and ${folder} is line ${line} of the map; begin it with ${line}-${place}-.`;
  }
  const begin = `${NOTES}/${folder}/${line}-${place}-`;
  const other = listPages().find((each) => each !== file && each.startsWith(begin));
  return other && `the place ${line}-${place} is that of ${other} too; take another number.`;
}

function findPostProblem(name: string): string | undefined {
  const date = POST.exec(name)?.[1];
  if (!date) {
    return `"${name}" is no name for a post; write its date and ${LETTERS}, as in 2026-02-28-what-i-learnt.`;
  }
  return hasCome(date)
    ? undefined
    : `${date} is in the future; name the file by the day on which it is published.`;
}

async function findProblem({name: file, kind}: Source): Promise<string | undefined> {
  const {name} = path.parse(file.replace(/\/index(?=\.mdx?$)/, ''));
  switch (kind) {
    case 'note':
      return findNoteProblem(file, name);
    case 'post':
      return findPostProblem(name);
    default:
      // Docusaurus writes it into a file with the encoded name, which no server looks for.
      return kind === 'page' && !PAGE.test(file)
        ? `a page of this name is not found at its address; write ${LETTERS} in its path, as in src/pages/about-me.md.`
        : undefined;
  }
}

/**
 * A note's file is named by its place on its line of the map, a post's by its date, which has come, and
 * a page's as its address.
 */
export default rule('file-name', PAGES, async (_, file, source) => {
  const message = await findProblem(source);
  if (message) {
    file.message(message);
  }
});
