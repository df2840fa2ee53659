// @ts-check
import path from 'node:path';
import {lineOf, problem, walk} from '../parse.mjs';
import {textOf} from '../text.mjs';

/** @typedef {import('../parse.mjs').Node} Node */
/** @typedef {import('../parse.mjs').Note} Note */
/** @typedef {import('../parse.mjs').Problem} Problem */

/** @typedef {{to: string, line: number, isReadFirst: boolean, hasAnchor: boolean}} NoteLink */

/**
 * Runs of text in order, with the links among them.
 *
 * @param {Note} note
 */
function readLinks(note) {
  /** @type {NoteLink[]} */
  const links = [];
  /** @type {{text: string, line: number, linkCount: number}[]} */
  const texts = [];
  /** @type {Problem[]} */
  const problems = [];
  walk(note.nodes, (node, ancestors) => {
    if (node.type === 'text' && !ancestors.some(({type}) => ['link', 'heading'].includes(type))) {
      texts.push({text: node.value ?? '', line: lineOf(node), linkCount: links.length});
    }
    if (node.type !== 'link') {
      return;
    }
    const [target = '', anchor] = (node.url ?? '').split('#');
    if (/^\.{0,2}\/?[\w./-]+\.mdx?$/.test(target) && !target.startsWith('/')) {
      const paragraph = ancestors.find(({type}) => type === 'paragraph');
      links.push({
        to: path.posix.join(path.posix.dirname(note.file), target),
        line: lineOf(node),
        isReadFirst: textOf(paragraph).startsWith('Read first:'),
        hasAnchor: anchor !== undefined,
      });
    } else if (/(?:^|github\.io\/[\w-]+)\/docs\//.test(target)) {
      problems.push(
        problem(note, node, `${node.url} is an address; link a note by its file, as ./name.mdx.`),
      );
    }
  });
  return {links, texts, problems};
}

/**
 * Notes link each other by file, at the first mention, and both ways unless one is read first. Nobody
 * has to link one that is unlisted.
 *
 * @param {Note[]} notes
 * @returns {Problem[]}
 */
export function checkLinks(notes) {
  const read = new Map(notes.map((note) => [note.file, {note, ...readLinks(note)}]));
  const isUnlisted = (/** @type {Note} */ {frontMatter}) => frontMatter.unlisted === true;
  const others = notes.filter((note) => note.kind === 'note' && !isUnlisted(note));

  return [...read.values()].flatMap(({note, links, texts, problems}) => {
    if (note.kind !== 'note') {
      return problems;
    }
    const twice = links.filter(
      ({to, isReadFirst, hasAnchor}, index) =>
        !isReadFirst &&
        !hasAnchor &&
        links.slice(0, index).some((earlier) => earlier.to === to && !earlier.isReadFirst),
    );
    const oneWay = [...new Set(links.map(({to}) => to))].filter((to) => {
      const target = read.get(to);
      const isReadFirst = links.some((link) => link.to === to && link.isReadFirst);
      return (
        target?.note.kind === 'note' &&
        !isReadFirst &&
        !isUnlisted(note) &&
        !target.links.some((back) => back.to === note.file)
      );
    });
    const unlinked = others.flatMap((other) => {
      const title = String(other.frontMatter.title ?? '');
      const mention = texts.find(({text}) => other !== note && title && text.includes(title));
      const isLinked =
        mention && links.slice(0, mention.linkCount).some(({to}) => to === other.file);
      return mention && !isLinked ? [{other, line: mention.line}] : [];
    });
    return [
      ...problems,
      ...twice.map(({to, line}) =>
        problem(note, line, `${to} is linked a second time; link the first mention only.`),
      ),
      ...oneWay.map((to) =>
        problem(
          note,
          links.find((link) => link.to === to)?.line,
          `${to} does not link back; link this note there, or name that one under "Read first".`,
        ),
      ),
      ...unlinked.map(({other, line}) =>
        problem(note, line, `the first mention of ${other.file} is no link; link the file.`),
      ),
    ];
  });
}
