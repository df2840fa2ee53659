import {expect, test} from '@playwright/test';
import lab from '../../labs/html/expected/sources.json' with {type: 'json'};
import {placesOf, stopsOf, whatHappened} from '../../src/figures/html/whatHappened';
import {rolesOf, toLine, wordsOf, type Drawn} from '../../src/figures/html/drawnTree';

type Source = {name: string; source: string; tree: Drawn};

const sources: Source[] = lab.groups.flatMap<Source>((each) => each.sources);
const treeOf = (name: string) => sources.find((each) => each.name === name)!.tree;

// Examples from the standard, under "Unexpected markup in tables" and "Misnested tags: <b><i></b></i>".
test("the lab's trees match the standard", () => {
  expect(toLine(treeOf('b across i'))).toBe('html(head, body(b("1", i("2")), i("3")))');
  expect(toLine(treeOf('text in a table'))).toBe(
    'html(head, body("x", table(tbody(tr(td("1"))))))',
  );
});

test('a missing quotation mark or </title> removes the same text as it does in the transcript', () => {
  expect(wordsOf(treeOf('a quotation mark missing'))).toEqual(['rolls']);
  expect(wordsOf(treeOf('the last quotation mark missing'))).toEqual(['Bread']);
  expect(wordsOf(treeOf('</title> missing'))).toEqual([]);
  expect(rolesOf(treeOf('a quotation mark missing'))).toEqual(['paragraph', 'link "rolls"']);
});

test('each source has an explanation, and each mistake has a place in its source', () => {
  for (const {group, sources: inGroup} of lab.groups) {
    for (const each of inGroup) {
      expect(whatHappened, each.name).toHaveProperty([each.name]);
      const places = placesOf(each);
      expect(places.length > 0, each.name).toBe(group !== 'nothing wrong');
      expect(Math.min(0, ...places), each.name).toBe(0);
    }
  }
});

test('Next stops after each tag or text run, up to the end of the source', () => {
  const source = '<p>a<div>b</div>c</p';
  const pieces = stopsOf(source).map((stop, index, stops) => source.slice(stops[index - 1], stop));
  expect(pieces).toEqual(['', '<p>', 'a', '<div>', 'b', '</div>', 'c', '</p']);
});
