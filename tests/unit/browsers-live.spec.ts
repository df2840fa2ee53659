import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {CHANGES, STEPS} from '../../src/figures/browsers/cost';
import {BOXES, LAB, countLayouts, type Way} from '../../src/figures/browsers/forcedLayout';
import {CALLERS, LINES} from '../../src/figures/browsers/order';

const readLines = (name: string) =>
  readFileSync(`labs/browser/expected/${name}.txt`, 'utf8').trimEnd().split('\n').slice(2);

test('each change re-runs the steps that the lab recorded', () => {
  const [head = '', ...rows] = readLines('changes');
  const name = head.indexOf('what the script changed');
  const measured = rows.map((row) => [
    row.slice(name),
    STEPS.filter((_, index) => row.trim().split(/ +/)[index] === 'yes'),
  ]);
  expect(head.slice(0, name).trim().split(/ +/)).toEqual(STEPS);
  expect(measured).toEqual(Object.entries(CHANGES));
});

test('each order of reads and changes causes as many layouts as it does in the lab', () => {
  const ways: Way[] = ['in turn', 'asks first', 'changes only'];
  const measured = readLines('forced-layout')
    .slice(1)
    .map((row) => row.trim().split(/ +/).map(Number));
  ways.forEach((way, index) => {
    const [layouts, , took] = measured[index]!;
    expect(LAB[way]).toEqual({layouts, took});
    expect(countLayouts(way, BOXES).layouts).toBe(layouts);
  });
});

test('the figure has the note’s four lines', () => {
  const note = readFileSync('docs/frontend-roadmap/Internet/0-7-How-Browsers-Work.mdx', 'utf8');
  expect(note).toContain(LINES.map(({code}) => code).join('\n'));
});

test('each order occurs as often as it does in the lab', () => {
  const rows = readLines('order').join('\n');
  for (const [row, {framesFirst, runs}] of [
    ['click handler', CALLERS.press],
    ['timer', CALLERS.timer],
  ] as const) {
    expect(rows).toMatch(
      new RegExp(`^${row} +${runs - framesFirst} of ${runs} +${framesFirst} of ${runs}$`, 'm'),
    );
  }
});
