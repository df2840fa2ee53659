import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {transcriptOf} from '../../src/notes/transcripts';
import {findFile, readText} from '../project';
import {ALL, rule} from '../rule';

/** The highest line of a fence's `{1,4-6}`, or 0. */
const highestMark = (meta: string) =>
  Math.max(0, ...(/(?:^|\s)\{([\d,\s-]+)\}/.exec(meta)?.[1]?.match(/\d+/g) ?? []).map(Number));

function findProblem({meta, value}: Code): string | undefined {
  const {name, lab, file} = transcriptOf(meta) ?? {name: undefined};
  if (!meta || name === undefined) {
    return undefined;
  }
  if (!file) {
    return `transcript="${name}" must be "<lab>/<name>", without an ending.`;
  }
  if (value.trim() !== '') {
    return `the fence of ${name} has lines of its own; empty it, the lab fills it.`;
  }
  if (/(?:^|\s)title=/.test(meta)) {
    return `take the title away: it comes from the first line of ${name}.`;
  }
  if (findFile(file) !== file) {
    return `${file} is not there; mend the name, or write it with: npm run labs -- --update ${lab}`;
  }
  const [caption = '', ...lines] = readText(file).trimEnd().split('\n');
  if (!/^# [^"]+$/.test(caption)) {
    return `the first line of ${file} must be "# <programs with versions>, <date>" without quotes, and is "${caption}".`;
  }
  return highestMark(meta) > lines.length
    ? `the fence marks a line after the ${lines.length} of ${file}.`
    : undefined;
}

/** A fence that names a transcript can be filled with what a lab wrote. */
export default rule('transcript', ALL, (tree, file) =>
  visit(tree, 'code', (code) => {
    const message = findProblem(code);
    if (message) {
      file.message(message, code);
    }
  }),
);
