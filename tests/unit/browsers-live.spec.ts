import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {nameBrowser} from '../../src/figures/browsers/browserName';
import {CHANGES, STEPS} from '../../src/figures/browsers/cost';
import {BOXES, LAB, countLayouts, type Way} from '../../src/figures/browsers/forcedLayout';
import {CALLERS, count, isAllowed, runFourLines, type Word} from '../../src/figures/browsers/order';

const readLines = (name: string) =>
  readFileSync(`labs/browser/expected/${name}.txt`, 'utf8').trimEnd().split('\n').slice(2);

test('a change repeats the steps that the lab saw', () => {
  const [head = '', ...rows] = readLines('changes');
  const name = head.indexOf('what the script changed');
  const measured = rows.map((row) => [
    row.slice(name),
    STEPS.filter((_, index) => row.trim().split(/ +/)[index] === 'yes'),
  ]);
  expect(head.slice(0, name).trim().split(/ +/)).toEqual(STEPS);
  expect(measured).toEqual(Object.entries(CHANGES));
});

test('an order of questions and changes causes the layouts that the lab counted', () => {
  const ways: Way[] = ['in turn', 'asks first', 'changes only'];
  const measured = readLines('forced-layout')
    .slice(1)
    .map((row) => row.trim().split(/ +/).map(Number));
  ways.forEach((way, index) => {
    const [layouts, , took] = measured[index]!;
    expect(LAB[way]).toEqual({layouts, took});
    expect(countLayouts(way, BOXES)).toBe(layouts);
  });
});

test('the counts of orders are those of the lab', () => {
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

test('microtasks come before timer and frame, whichever of these is first', async () => {
  for (const isFrameFirst of [true, false]) {
    const order = await new Promise<readonly Word[]>((resolve) => {
      const scheduler = {
        setTimeout: (run: () => void) => setTimeout(run, isFrameFirst ? 20 : 0),
        requestAnimationFrame: (run: () => void) => setTimeout(run, isFrameFirst ? 0 : 20),
      } as unknown as Window;
      runFourLines(scheduler, resolve);
    });
    expect(isAllowed(order)).toBe(true);
    expect(count({runs: 1, framesFirst: 0}, order)).toEqual({
      runs: 2,
      framesFirst: Number(isFrameFirst),
    });
  }
});

test('a browser is called by its name', () => {
  const chromium =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';
  const apple = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15';
  for (const [userAgent, name] of [
    [chromium, 'Chromium 156'],
    [`${chromium} Edg/156.0.0.0`, 'Edge 156'],
    [`${apple} Version/26.1 Mobile/15E148 Safari/604.1`, 'Safari 26.1'],
    [`${apple} CriOS/156.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iOS 156'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0', 'Firefox 146'],
    ['', 'your browser'],
  ] as const) {
    expect(nameBrowser(userAgent)).toBe(name);
  }
});
