// @ts-check
import path from 'node:path';
import {problem} from '../parse.mjs';

/** @typedef {import('../parse.mjs').Note} Note */
/** @typedef {import('../parse.mjs').Problem} Problem */

const NAME = '[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*';
const NOTE = new RegExp(`^(?<line>\\d+)-(?<place>\\d+)-${NAME}$`);
const POST = new RegExp(`^(?<date>\\d{4}-\\d{2}-\\d{2})-${NAME}$`);
const LETTERS = 'letters from A to Z, digits and hyphens';

const PAGE = new RegExp(`^src/pages/(?:${NAME}/)*${NAME}\\.mdx?$`);

/**
 * @param {Note} note
 * @param {string[]} lines
 * @param {Note[]} notes
 */
function findProblem({file}, lines, notes) {
  const [folder = '', base] = file.split('/').slice(-2);
  const name = path.parse(base ?? '').name;
  const line = lines.indexOf(folder);
  if (line < 0) {
    return `"${folder}" is no line of the map, so no list shows this note; move it into the folder of one (${lines.join(', ')}), or add a line to src/notes/roadmap.ts.`;
  }
  const groups = NOTE.exec(name)?.groups;
  if (!groups) {
    return `"${name}" is no name for an address; write the line's number, the place on it and ${LETTERS}, as in ${line}-2-What-is-CSS.`;
  }
  if (Number(groups.line) !== line) {
    return `the name begins with ${groups.line}, and ${folder} is line ${line} of the map; begin it with ${line}-${groups.place}-.`;
  }
  const other = notes.find(
    (each) =>
      each.file < file && path.posix.basename(each.file).startsWith(`${line}-${groups.place}-`),
  );
  return (
    other && `the place ${line}-${groups.place} is that of ${other.file} too; take another number.`
  );
}

/**
 * A note's file is named by its place on its line of the map, a post's by its date, which has come, and
 * a page's as its address.
 *
 * @param {Note[]} notes
 * @param {{lines: string[], today: Date}} project The folders of the map's lines, in its order.
 * @returns {Problem[]}
 */
export function checkFileNames(notes, {lines, today}) {
  const ofLines = notes.filter(({kind}) => kind === 'note');
  return notes.flatMap((note) => {
    if (note.kind === 'note') {
      const message = findProblem(note, lines, ofLines);
      return message ? [problem(note, 1, message)] : [];
    }
    if (note.kind === 'page' && !PAGE.test(note.file)) {
      // Docusaurus writes it into a file with the encoded name, which no server looks for.
      const fault =
        encodeURI(note.file) === note.file
          ? 'this is no name for an address'
          : 'a page of this name is not found at its address';
      const message = `${fault}; write ${LETTERS} in its path, as in src/pages/about-me.md.`;
      return [problem(note, 1, message)];
    }
    if (note.kind !== 'post') {
      return [];
    }
    const name = path.parse(note.file.replace(/\/index(?=\.mdx?$)/, '')).name;
    const date = POST.exec(name)?.groups?.date;
    if (!date) {
      const message = `"${name}" is no name for a post; write its date and ${LETTERS}, as in 2026-02-28-what-i-learnt.`;
      return [problem(note, 1, message)];
    }
    return new Date(date) > new Date(today.getTime() + 14 * 60 * 60 * 1000)
      ? [
          problem(
            note,
            1,
            `${date} is in the future; name the file by the day on which it is published.`,
          ),
        ]
      : [];
  });
}
