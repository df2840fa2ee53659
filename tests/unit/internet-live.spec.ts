import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import measured from '../../labs/network/expected/distance-or-bandwidth.json';
import {timesOf} from '../../src/figures/internet/pageTime';
import {walk} from '../../src/figures/internet/packetWay';

const transcript = (name: string) => readFileSync(`labs/network/expected/${name}.txt`, 'utf8');

test('the server sees what the lab’s server saw, and the answer gets back', () => {
  const nat = transcript('nat');
  for (const trip of ['laptop', 'tablet'] as const) {
    const [first, ...others] = walk(trip);
    expect(nat).toContain(`${first!.source} ${first!.destination}`);
    expect(nat).toContain(`${others.at(-1)!.destination} ${others.at(-1)!.source}`);
  }
  const [sent] = walk('tablet');
  const answer = walk('answer').at(-1)!;
  expect([answer.destination, answer.source]).toEqual([sent!.source, sent!.destination]);
});

test('three routers lower the hop limit in both directions; the switch doesn’t', () => {
  expect(transcript('traceroute-packets')).toContain('61\t198.51.100.20');
  for (const trip of ['laptop', 'tablet', 'answer'] as const) {
    const hops = walk(trip);
    const limits = hops.map(({hopLimit}) => hopLimit);
    expect([limits[0], limits.at(-1)]).toEqual([64, 61]);
    const at = hops.findIndex(({box}) => box.startsWith('switch'));
    expect(hops[at]).toMatchObject({frame: hops[at - 1]!.frame, hopLimit: limits[at - 1]});
  }
});

test('matches the calculation in the note: three batches, 255 ms', () => {
  const {firstByte, lastByte, bursts} = timesOf({kilometres: 5000, megabits: 100, kilobytes: 100});
  expect([firstByte, Math.round(lastByte)]).toEqual([150, 255]);
  expect(bursts.map(([start]) => Math.round(start))).toEqual([150, 200, 250]);
});

test('load time grows in steps as the page gets larger, as the note says', () => {
  const batches = (kilobytes: number) =>
    timesOf({kilometres: 5000, megabits: 100, kilobytes}).bursts.length;
  expect([14.6, 14.7, 43.8, 50, 100, 102.2, 102.3].map(batches)).toEqual([1, 2, 2, 3, 3, 3, 4]);
  const last = (kilobytes: number) =>
    timesOf({kilometres: 8000, megabits: 100, kilobytes}).lastByte;
  expect([14, 40].map((size) => Math.floor(last(size) / 10) * 10)).toEqual([240, 320]);
});

test('load times match the lab’s, apart from a few milliseconds of processing', () => {
  for (const load of measured.loads) {
    const page = {kilometres: load.roundTrip * 100, megabits: load.rate, kilobytes: 100};
    const {firstByte, lastByte} = timesOf(page);
    expect(load.firstByte - firstByte).toBeGreaterThan(0);
    expect(load.firstByte - firstByte).toBeLessThan(15);
    expect(load.lastByte - lastByte).toBeGreaterThan(0);
    expect(load.lastByte - lastByte).toBeLessThan(20);
  }
});
