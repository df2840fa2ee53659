import {expect, test} from '@playwright/test';
import lab from '../../labs/html/expected/sources.json' with {type: 'json'};
import {rolesOf, toLine, wordsOf, type Drawn} from '../../src/figures/html/drawnTree';

const sources: {name: string; tree: Drawn}[] = lab.groups.flatMap<{name: string; tree: Drawn}>(
  (each) => each.sources,
);
const treeOf = (name: string) => sources.find((each) => each.name === name)!.tree;

// Examples from the standard, under "Unexpected markup in tables" and "Misnested tags: <b><i></b></i>".
test("the lab's trees match the standard", () => {
  expect(toLine(treeOf('b across i'))).toBe('html(head, body(b("1", i("2")), i("3")))');
  expect(toLine(treeOf('text in a table'))).toBe(
    'html(head, body("x", table(tbody(tr(td("1"))))))',
  );
});

test('a missing character removes the same text from the page as in the transcript', () => {
  expect(wordsOf(treeOf('a quotation mark'))).toEqual(['rolls']);
  expect(wordsOf(treeOf('the last quotation mark'))).toEqual(['Bread']);
  expect(wordsOf(treeOf('</title>'))).toEqual([]);
  expect(rolesOf(treeOf('a quotation mark'))).toEqual(['paragraph', 'link "rolls"']);
});
