// @ts-check
import {findAll, findElements, isShown, problem, sectionsOf} from '../parse.mjs';
import {textOf} from '../text.mjs';

/** @typedef {import('../parse.mjs').Node} Node */
/** @typedef {import('../parse.mjs').Note} Note */
/** @typedef {import('../parse.mjs').Problem} Problem */

const FIRST_PASS = 'In short';
const LAST_SECTIONS = ['Common misconceptions', 'Check yourself', 'Further reading', 'Sources'];
const OBJECTIVES = {least: 3, most: 6};
const QUESTIONS = {least: 6, most: 8};
const COLUMNS = ['You may read', 'In fact', 'Source'];

/** @param {Node | undefined} node */
const isBox = (node) => node?.type === 'containerDirective' && node.name === 'info';

/**
 * The title is the only heading of level 1. Which level follows which is remark-lint's to say.
 *
 * @param {Note} note
 * @returns {Problem[]}
 */
export const checkHeadings = (note) =>
  findAll(note.nodes, 'heading')
    .filter(({depth}) => depth === 1)
    .map((heading) =>
      problem(
        note,
        heading,
        `"${textOf(heading)}" is a second h1; the title is the only one. Write it with ##.`,
      ),
    );

/**
 * The lead, the gentle first pass where there is one, then the box.
 *
 * @param {Note} note
 * @returns {Problem[]}
 */
function checkOpening(note) {
  const nodes = note.nodes.filter(isShown);
  const [lead] = nodes;
  const boxIndex = nodes.findIndex(isBox);
  const headingIndex = nodes.findIndex(
    (node) => node.type === 'heading' && textOf(node) !== FIRST_PASS,
  );
  const problems = [];
  if (lead?.type !== 'paragraph' || boxIndex === 0) {
    problems.push(
      problem(note, lead, 'the note must begin with a lead, a paragraph that answers the title.'),
    );
  }
  if (boxIndex < 0 || (headingIndex >= 0 && boxIndex > headingIndex)) {
    return [
      ...problems,
      problem(
        note,
        lead,
        `there is no :::info box between the lead (with "${FIRST_PASS}") and the first question; add one.`,
      ),
    ];
  }
  const box = nodes[boxIndex];
  const inside = box?.children ?? [];
  const objectives = inside.find(({type}) => type === 'list')?.children?.length ?? 0;
  if (objectives < OBJECTIVES.least || objectives > OBJECTIVES.most) {
    problems.push(
      problem(
        note,
        box,
        `the box lists ${objectives} objectives; list ${OBJECTIVES.least} to ${OBJECTIVES.most}.`,
      ),
    );
  }
  if (!inside.some((node) => textOf(node).startsWith('Read first:'))) {
    problems.push(
      problem(note, box, 'the box does not say what to read first; add "Read first: …".'),
    );
  }
  return problems;
}

/**
 * The last four sections, by name and in order.
 *
 * @param {Note} note
 * @returns {Problem[]}
 */
function checkEnd(note) {
  const headings = sectionsOf(note).flatMap(({heading}) => heading ?? []);
  const names = headings.map((heading) => textOf(heading));
  const expected = note.kind === 'start' ? ['Sources'] : LAST_SECTIONS;
  const missing = expected.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    return missing.map((name) =>
      problem(note, 1, `there is no section "${name}"; add it as an h2.`),
    );
  }
  const last = names.slice(-expected.length);
  const wrong = last.findIndex((name, index) => name !== expected[index]);
  return wrong < 0
    ? []
    : [
        problem(
          note,
          headings[names.length - expected.length + wrong],
          `the last sections must be ${expected.join(', ')}, in this order.`,
        ),
      ];
}

/** Parts whose own rules say what is missing in them. */
const RULED = ['Common misconceptions', 'Check yourself'];

/**
 * There is a question, and something stands below each heading.
 *
 * @param {Note} note
 * @returns {Problem[]}
 */
function checkFilled(note) {
  const common = [FIRST_PASS, ...LAST_SECTIONS];
  const names = sectionsOf(note).map(({heading}) => heading && textOf(heading));
  const shown = note.nodes.filter(isShown);
  const isBare = (/** @type {number} */ index) => {
    const [heading, next] = shown.slice(index);
    if (textOf(heading) === FIRST_PASS && isBox(next)) {
      return true;
    }
    return !next || (next.type === 'heading' && (next.depth ?? 0) <= (heading?.depth ?? 0));
  };
  const problems = shown.flatMap((node, index) => {
    const name = textOf(node);
    return node.type === 'heading' && isBare(index) && !RULED.includes(name)
      ? [problem(note, node, `nothing stands below "${name}"; write it, or take the heading out.`)]
      : [];
  });
  return names.some((name) => name && !common.includes(name))
    ? problems
    : [
        ...problems,
        problem(note, 1, 'the note answers no question; write its body, with an h2 for each.'),
      ];
}

/**
 * @param {Note} note
 * @param {string} name
 * @returns {{heading?: Node, nodes: Node[]} | undefined}
 */
const sectionNamed = (note, name) =>
  sectionsOf(note).find(({heading}) => heading && textOf(heading) === name);

/**
 * @param {Note} note
 * @returns {Problem[]}
 */
function checkMisconceptions(note) {
  const section = sectionNamed(note, 'Common misconceptions');
  if (!section) {
    return [];
  }
  const [header, ...rows] = findAll(section.nodes, 'table')[0]?.children ?? [];
  const columns = (header?.children ?? []).map((cell) => textOf(cell));
  if (columns.join() !== COLUMNS.join()) {
    return [
      problem(
        note,
        header ?? section.heading,
        `the misconceptions must be a table with the columns ${COLUMNS.join(', ')}.`,
      ),
    ];
  }
  return rows.flatMap((row) =>
    COLUMNS.flatMap((column, index) =>
      textOf(row.children?.[index]) === ''
        ? [problem(note, row, `"${column}" is empty in this row; fill it in.`)]
        : [],
    ),
  );
}

/**
 * @param {Note} note
 * @returns {Problem[]}
 */
function checkQuestions(note) {
  const section = sectionNamed(note, 'Check yourself');
  if (!section) {
    return [];
  }
  const questions = findElements(section.nodes, 'details');
  const problems = questions.flatMap((details) => {
    const summary = findElements(details.children ?? [], 'summary')[0];
    const question = textOf(summary);
    const whole = (details.children ?? []).map((child) => textOf(child)).join(' ');
    if (question === '') {
      return [problem(note, details, 'this fold has no question; write it in a <summary>.')];
    }
    return whole.replace(question, '').trim() === ''
      ? [problem(note, details, `"${question}" has no answer; write one below the <summary>.`)]
      : [];
  });
  const {length} = questions;
  if (length < QUESTIONS.least || length > QUESTIONS.most) {
    const wanted = `${QUESTIONS.least} to ${QUESTIONS.most}`;
    problems.push(
      problem(
        note,
        section.heading,
        `there are ${length} questions; ask ${wanted}, each in <details>.`,
      ),
    );
  }
  return problems;
}

/**
 * The parts of a note stand in the standard's order and hold what they must.
 *
 * @param {Note} note
 * @returns {Problem[]}
 */
export function checkParts(note) {
  return [
    ...checkOpening(note),
    ...checkFilled(note),
    ...checkEnd(note),
    ...(note.kind === 'note' ? [...checkMisconceptions(note), ...checkQuestions(note)] : []),
  ];
}

/**
 * @param {Note} note
 * @returns {number} Entries of the section "Sources".
 */
export function countSources(note) {
  const lists = findAll(sectionNamed(note, 'Sources')?.nodes ?? [], 'list');
  return lists.reduce((sum, list) => sum + (list.children?.length ?? 0), 0);
}
