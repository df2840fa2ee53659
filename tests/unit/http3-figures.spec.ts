import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {
  FILES,
  PACKETS,
  VERSIONS,
  completeAt,
  completeOf,
  countLate,
  delaysOf,
} from '../../src/figures/http3/losePacket';
import {WAYS, firstByteAfter} from '../../src/figures/http3/roundTrips';
import pageLoad from '../../labs/http3/expected/page-load.json';

const readLab = (name: string) => readFileSync(`labs/http3/expected/${name}.txt`, 'utf8');

test('a lost packet delays the streams that it delays in the lab', () => {
  const rows = [...readLab('loss').matchAll(/^([\d.]+)\t(\d+)\t([\d,]+)$/gm)];
  const packets = rows.map(([, time, number, streams]) => ({
    time: Number(time),
    number: Number(number),
    streams: streams!.split(','),
  }));
  const again = packets.pop()!;
  const lost =
    packets.findIndex(({number}, index) => packets[index + 1]?.number === number + 2) + 1;
  const sent = packets.toSpliced(lost, 0, {time: 0, number: 6, streams: again.streams});
  const lastOf = (stream: string) =>
    packets.findLastIndex(({streams}) => streams.includes(stream)) + 2;

  const roundTrip = 100;
  const streams = sent.map((packet) => packet.streams);
  const byStream = completeOf(streams, lost, roundTrip, false);
  expect(sent[lost]?.number).toBe(6);
  expect(byStream).toMatchObject({4: lost + 1 + roundTrip, 8: lastOf('8')});
  expect(byStream[0]).toBeLessThan(lost + 1);
  expect(completeOf(streams, lost, roundTrip, true)).toMatchObject({
    4: lost + 1 + roundTrip,
    8: lost + 1 + roundTrip,
  });
  expect(Math.round(1000 * (again.time - packets[lost]!.time))).toBe(51);
});

test('one order for all holds up what was sent behind the gap, and one for each only its own', () => {
  const styleTwo = PACKETS.indexOf('style, part 2') + 1;
  expect(VERSIONS.map((version) => countLate(version, styleTwo, 'turns'))).toEqual([3, 8, 1]);
  expect(delaysOf('HTTP/2', styleTwo, 'turns')).toMatchObject({style: 8, map: 1});
  expect(delaysOf('HTTP/3', styleTwo, 'turns')).toMatchObject({style: 8, script: 0});
  const mapTwo = PACKETS.length;
  expect(VERSIONS.map((version) => countLate(version, mapTwo, 'files'))).toEqual([1, 1, 1]);
  for (const version of VERSIONS) {
    expect(countLate(version, 0, 'files')).toBe(0);
  }
});

test('it matters which packet is lost: none to all eight files late over HTTP/2, one at most over HTTP/3', () => {
  const lateOver = (version: 'HTTP/2' | 'HTTP/3') =>
    PACKETS.map((_, index) => countLate(version, index + 1, 'turns'));
  const lateOverTwo = lateOver('HTTP/2');
  expect([Math.min(...lateOverTwo), Math.max(...lateOverTwo)]).toEqual([0, FILES.length]);
  expect(Math.max(...lateOver('HTTP/3'))).toBe(1);
  const breadOne = PACKETS.indexOf('bread, part 1') + 1;
  expect(countLate('HTTP/2', breadOne, 'turns')).toBe(3);
  expect(countLate('HTTP/2', breadOne, 'files')).toBe(4);
  // The first connection to be free is the lost style sheet's own, and the queue takes the next.
  const styleTwo = PACKETS.indexOf('style, part 2') + 1;
  expect(delaysOf('HTTP/1.1', styleTwo, 'turns')).toMatchObject({style: 8, shop: 1, map: 1});
  expect(countLate('HTTP/1.1', PACKETS.indexOf('script, part 2') + 1, 'turns')).toBe(1);
});

test('six connections make the last two files ask later', () => {
  const times = completeAt('HTTP/1.1', 0, 'turns');
  expect(FILES.map((file) => times[file])).toEqual([7, 8, 9, 10, 11, 12, 16, 18]);
});

test('the round trips take as long as in the lab, but for some computing', () => {
  const [, tcp, first, early] = WAYS.map((way) => firstByteAfter(way, pageLoad.roundTrip));
  const [labFirst, labEarly] = [...readLab('early-data').matchAll(/^(0\.\d+)$/gm)].map(
    ([seconds]) => 1000 * Number(seconds),
  );
  const medianOf = (protocol: string) =>
    pageLoad.results.find((each) => each.protocol === protocol && each.lossPercent === 0)!.firstByte
      .median;
  for (const [model, lab] of [
    [first, labFirst],
    [early, labEarly],
    [tcp, medianOf('http/1.1')],
    [tcp, medianOf('h2')],
    [first, medianOf('h3')],
  ]) {
    expect(lab! - model!).toBeGreaterThan(0);
    expect(lab! - model!).toBeLessThan(15);
  }
});
