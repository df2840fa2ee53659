import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {KNOWN, messagesOf} from '../../src/figures/dns/lookup';
import {CHANGE, holdersOf, leftOf} from '../../src/figures/dns/whoStillHasIt';

const read = (name: string) => readFileSync(`labs/dns/expected/${name}`, 'utf8');

test('a copy has the remaining TTL that the lab’s resolver reported', () => {
  const ttlIn = (name: string) => Number(/^www\.example\.test\.\s+(\d+)/m.exec(read(name))![1]);
  const sleeps = Number(/sleep (\d+)/.exec(read('again.txt'))![1]);
  expect(leftOf(0, ttlIn('once.txt'), sleeps)).toBe(ttlIn('again.txt'));
  expect(leftOf(0, 300, 301)).toBe(0);
});

test('each copy in a resolver lasts one TTL, and the next one is fetched when it expires', () => {
  for (const ttl of [60, 30, 5]) {
    for (const {name, copies} of holdersOf(ttl, CHANGE - 1).filter(({name}) => /^res/.test(name))) {
      for (const [index, {from, until, isOld}] of copies.entries()) {
        expect(until - from, name).toBe(ttl);
        expect(copies[index + 1]?.from ?? until, name).toBe(until);
        expect(isOld, name).toBe(from < CHANGE);
      }
    }
  }
});

test('each known delegation saves two messages, and lookups take as long as in the lab', () => {
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

test('each server sees the name that the lab’s resolver sent it', () => {
  const asked = [...read('asked.txt').matchAll(/ A (\S+) OPT/g)].map(([, name]) => name);
  const questions = messagesOf(0).filter(({to}) => to === 'Servers');
  expect(questions.map(({says}) => /(\S+)\?$/.exec(says)![1])).toEqual(asked);
});
