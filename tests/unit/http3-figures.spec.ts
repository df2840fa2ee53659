import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {
  PACKETS,
  VERSIONS,
  arrivalsOver,
  completeOf,
  countLate,
} from '../../src/figures/http3/losePacket';
import {WAYS, firstByteAfter} from '../../src/figures/http3/roundTrips';
import pageLoad from '../../labs/http3/expected/page-load.json';

const readLab = (name: string) => readFileSync(`labs/http3/expected/${name}.txt`, 'utf8');

test('a lost packet delays the same streams as in the lab', () => {
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

test('over HTTP/2, losing a later packet delays more files in the first half of the load and fewer in the second', () => {
  const late = PACKETS.turns.map((packet) => countLate('HTTP/2', packet, 'turns'));
  expect(late).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('a file is complete when its last packet arrives, unless HTTP/2 holds that packet back', () => {
  for (const version of VERSIONS) {
    for (const lost of PACKETS.files) {
      for (const {packets, usual, wait} of arrivalsOver(version, lost, 'turns')) {
        const heldBack = usual + wait - Math.max(...packets);
        expect(version === 'HTTP/2' ? heldBack >= 0 : heldBack === 0).toBe(true);
      }
    }
  }
});

test('round trips take as long as in the lab, apart from some processing time', () => {
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
