// @ts-check
/**
 * Turns single page loads into medians.
 *
 *     node summarise.mjs PROGRAMS DATE <loads.txt >distance-or-bandwidth.json
 *
 * A line of loads.txt has the round trip in ms, the rate in Mbit/s, and the seconds from the start until TCP
 * is connected, TLS is ready, and the first and last bytes arrive. All times in the result are in
 * milliseconds.
 */
import {readFileSync} from 'node:fs';

const [, , programs, date] = process.argv;

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/** @param {number} seconds */
const milliseconds = (seconds) => Math.round(seconds * 10_000) / 10;

/** @type {Map<string, number[][]>} */
const groups = new Map();
for (const line of readFileSync(0, 'utf8').trim().split('\n')) {
  const [roundTrip, rate, ...times] = line.split(' ').map(Number);
  const key = `${roundTrip} ${rate}`;
  groups.set(key, [...(groups.get(key) ?? []), times]);
}

const loads = [...groups].map(([key, runs]) => {
  const [roundTrip, rate] = key.split(' ').map(Number);
  /** @param {number} index */
  const column = (index) => runs.map((times) => times[index] ?? 0);
  const total = column(3);
  return {
    roundTrip,
    rate,
    runs: runs.length,
    connected: milliseconds(median(column(0))),
    encrypted: milliseconds(median(column(1))),
    firstByte: milliseconds(median(column(2))),
    lastByte: milliseconds(median(total)),
    lastByteMin: milliseconds(Math.min(...total)),
    lastByteMax: milliseconds(Math.max(...total)),
  };
});

console.log(JSON.stringify({programs, date, pageBytes: 100_000, loads}, null, 2));
