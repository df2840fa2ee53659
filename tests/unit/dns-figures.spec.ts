import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {KNOWN, messagesOf} from '../../src/figures/dns/lookup';
import {
  CHANGE,
  clock,
  holdersOf,
  leftOf,
  oldUntil,
  sayWho,
  stateOf,
} from '../../src/figures/dns/whoStillHasIt';

const read = (name: string) => readFileSync(`labs/dns/expected/${name}`, 'utf8');

test('a copy has what is left of its TTL, as the lab’s resolver says', () => {
  const ttlIn = (name: string) => Number(/^www\.example\.test\.\s+(\d+)/m.exec(read(name))![1]);
  const sleeps = Number(/sleep (\d+)/.exec(read('again.txt'))![1]);
  expect(leftOf(0, ttlIn('once.txt'), sleeps)).toBe(ttlIn('again.txt'));
  expect(leftOf(0, 300, 301)).toBe(0);
});

test('a resolver gives the old record until its copy has run out, and no longer than a TTL', () => {
  const at = (hour: number, minute: number) => hour * 60 + minute;
  expect(clock(oldUntil(at(11, 10), 60))).toBe('12:10');
  expect(clock(oldUntil(at(11, 55), 60))).toBe('12:55');
  expect(clock(oldUntil(at(11, 59), 30))).toBe('12:29');
  expect(oldUntil(at(11, 55), 5), 'it fetches at the very change').toBe(CHANGE);
  expect(oldUntil(at(12, 5), 60), 'first asked after the change').toBe(at(12, 5));
  for (const ttl of [5, 30, 60]) {
    for (let asked = CHANGE - 90; asked < CHANGE; asked += 1) {
      expect(oldUntil(asked, ttl)).toBeLessThan(CHANGE + ttl);
    }
  }
});

test('the browser goes on for half a minute when its resolver is done', () => {
  const holders = holdersOf(60, CHANGE + 5);
  expect(stateOf(holders[2]!, CHANGE + 55)).toBe('old, until 12:55:30');
  expect(stateOf(holders[2]!, CHANGE + 54)).toBe('nothing yet');
  expect(stateOf(holders[1]!, CHANGE + 55)).toBe('new');
  expect(stateOf(holders[3]!, CHANGE + 4)).toBe('nothing yet');
});

test('who still has it, in a sentence', () => {
  expect(sayWho(holdersOf(60, CHANGE - 1), CHANGE + 5)).toBe(
    'At 12:05 the old address is still with resolver A, resolver B and resolver C.',
  );
  expect(sayWho(holdersOf(5, CHANGE + 5), CHANGE + 30)).toBe(
    'At 12:30 the old address is still with nobody.',
  );
});

test('a look-up takes two messages less for each delegation that is known, and the lab’s time', () => {
  const {states} = JSON.parse(read('lookup-times.json')) as {
    states: {knows: string; plain: {median: number}}[];
  };
  expect(KNOWN.map((_, known) => messagesOf(known).length)).toEqual([8, 6, 4, 2]);
  for (const [known, {knows, plain}] of states.entries()) {
    const computing = plain.median - messagesOf(known).at(-1)!.arrives;
    expect(computing, knows).toBeGreaterThan(0);
    expect(computing, knows).toBeLessThan(4);
  }
});

test('each server is shown the name that the lab’s resolver showed it', () => {
  const asked = [...read('asked.txt').matchAll(/ A (\S+) OPT/g)].map(([, name]) => name);
  const questions = messagesOf(0).filter(({to}) => to === 'Servers');
  expect(questions.map(({text}) => /(\S+)\?$/.exec(text)![1])).toEqual(asked);
});
