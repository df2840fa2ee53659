import {expect, test} from '@playwright/test';
import lab from '../../labs/html/expected/sources.json' with {type: 'json'};
import {
  rolesOf,
  toDrawn,
  toLine,
  wordsOf,
  type Drawn,
  type NodeLike,
} from '../../src/figures/html/drawnTree';
import {whatHappened} from '../../src/figures/html/whatHappened';

const text = (nodeValue: string): NodeLike => ({nodeName: '#text', nodeValue, childNodes: []});
const element = (nodeName: string, ...childNodes: NodeLike[]): NodeLike => ({
  nodeName,
  nodeValue: null,
  childNodes,
});
const sources: {name: string; tree: Drawn}[] = lab.groups.flatMap<{name: string; tree: Drawn}>(
  (each) => each.sources,
);
const treeOf = (name: string) => sources.find((each) => each.name === name)!.tree;

test('a tree holds elements with their attributes, and text with its white space', () => {
  const list = {
    ...element('UL', text(' '), element('LI', text('a'))),
    attributes: [{name: 'id', value: 'z'}],
  };
  expect(toLine(toDrawn(list))).toBe('ul id="z"(" ", li("a"))');
});

// What the standard says under "Unexpected markup in tables" and "Misnested tags: <b><i></b></i>".
test("the lab's trees are those of the standard", () => {
  expect(toLine(treeOf('b across i'))).toBe('html(head, body(b("1", i("2")), i("3")))');
  expect(toLine(treeOf('text in a table'))).toBe(
    'html(head, body("x", table(tbody(tr(td("1"))))))',
  );
});

test('a run of white space is one space, and each block is a piece of its own', () => {
  expect(wordsOf(treeOf('spaces and lines'))).toEqual(['Fresh from the oven']);
  expect(wordsOf(treeOf('div in p'))).toEqual(['a', 'b', 'c']);
  expect(wordsOf(treeOf('b across i'))).toEqual(['123']);
  expect(wordsOf(treeOf('alt twice'))).toEqual(['a']);
});

test('a sign forgotten takes from the page what the transcript says', () => {
  expect(wordsOf(treeOf('a quotation mark'))).toEqual(['rolls']);
  expect(wordsOf(treeOf('the last quotation mark'))).toEqual(['Bread']);
  expect(wordsOf(treeOf('</title>'))).toEqual([]);
  expect(rolesOf(treeOf('a quotation mark'))).toEqual(['paragraph', 'link "rolls"']);
});

test('what says nothing to a screen reader is not named', () => {
  expect(rolesOf(treeOf('b across i'))).toEqual([]);
  expect(rolesOf(treeOf('text in a table'))).toEqual([]);
  expect(rolesOf(treeOf('div in p'))).toEqual(['paragraph']);
});

test('each source has a sentence that says what happened, and no other', () => {
  expect(Object.keys(whatHappened).sort()).toEqual(sources.map(({name}) => name).sort());
});
