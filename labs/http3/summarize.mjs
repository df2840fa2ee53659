// @ts-check
/**
 * Turns individual loads into the numbers for the note's chart.
 *
 *     node summarize.mjs FOLDER ROUND_TRIP PROGRAMS DATE
 *
 * FOLDER holds what measure.mjs printed (`loss-<percent>.jsonl`) and the page (`site`). Prints JSON:
 * for each loss rate and protocol, the median and the quartiles of the milliseconds to the document's
 * first byte, to the last byte of half its files and to the load event; and each load's own time.
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {summarize} from '../browser/support/statistics.mjs';
import {ORIGINS} from './origins.mjs';

const [folder = '', roundTrip, programs, date] = process.argv.slice(2);

/** @param {string} file @returns {{protocol: string, firstByte: number, halfOfFiles: number, load: number}[]} */
const readLoads = (file) =>
  readFileSync(path.join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const results = readdirSync(folder)
  .filter((file) => /^loss-\d+\.jsonl$/.test(file))
  .sort()
  .flatMap((file) => {
    const loads = readLoads(file);
    return Object.keys(ORIGINS).map((protocol) => {
      const own = loads.filter((load) => load.protocol === protocol);
      return {
        lossPercent: Number(file.match(/\d+/)?.[0]),
        protocol,
        firstByte: summarize(own.map(({firstByte}) => firstByte)),
        halfOfFiles: summarize(own.map(({halfOfFiles}) => halfOfFiles)),
        load: summarize(own.map(({load}) => load)),
        loads: own.map(({load}) => Math.round(load)),
      };
    });
  });

const site = path.join(folder, 'site');
const files = readdirSync(site).filter((name) => name !== 'large');
const bytes = files.reduce((sum, name) => sum + statSync(path.join(site, name)).size, 0);
console.log(
  JSON.stringify(
    {
      unit: 'ms',
      roundTrip: Number(roundTrip),
      page: {files: files.length, bytes},
      programs,
      date,
      results,
    },
    null,
    2,
  ),
);
