// @ts-check
/** The parts of the bench, each from its sites to the numbers that bench/report.mjs shows. */
import path from 'node:path';
import {rm} from 'node:fs/promises';
import {measureBuild} from '../scripts/lib/measure/build.mjs';
import {measureBytes} from '../scripts/lib/measure/bytes.mjs';
import {measureClick} from './measure/click.mjs';
import {measureWithLighthouse} from './measure/lighthouse.mjs';
import {serve} from '../scripts/lib/measure/server.mjs';
import {KINDS, NOTE, NOTES} from '../scripts/lib/pages.mjs';
import {makeOurSite} from '../scripts/lib/sites/ours.mjs';
import {makePlainSite} from './sites/plain.mjs';
import {makeStockSite} from './sites/stock.mjs';
import {median, medians} from './statistics.mjs';

const CLICKS = 7;

/**
 * @typedef {import('../scripts/lib/measure/build.mjs').BuildCost} BuildCost
 * @typedef {import('../scripts/lib/measure/bytes.mjs').PageWeight} PageWeight
 * @typedef {import('./measure/lighthouse.mjs').Scores} Scores
 * @typedef {import('./measure/lighthouse.mjs').Timings} Timings
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {'ours' | 'stock'} BuiltSite
 * @typedef {'plain' | BuiltSite} Site
 * @typedef {{
 *   folder: string,
 *   runs: number,
 *   browser: Browser,
 *   progress: (message: string) => void,
 * }} Bench `folder` is temporary and has the built sites `ours` and `stock`.
 * @typedef {{timings: Timings, scores: Scores}} LighthouseResult
 * @typedef {Timings & {performance: number, click: number | undefined}} Speed
 */

/** @type {Record<BuiltSite, (siteFolder: string, madeUpNotes: number) => Promise<void>>} */
const MAKERS = {ours: makeOurSite, stock: makeStockSite};

const BUILT_SITES = /** @type {BuiltSite[]} */ (Object.keys(MAKERS));

/**
 * Makes and builds the two sites with the real notes.
 *
 * @param {Bench} bench
 */
export async function makeSites({folder, progress}) {
  for (const site of BUILT_SITES) {
    progress(`building ${site}`);
    await MAKERS[site](path.join(folder, site), 0);
    await measureBuild(path.join(folder, site));
  }
}

/**
 * @param {Bench} bench
 * @returns {Promise<Record<BuiltSite, {cold: BuildCost, warm: BuildCost}>>}
 */
export async function measureBuilds({folder, runs, progress}) {
  /** @type {Record<BuiltSite, {cold: BuildCost[], warm: BuildCost[]}>} */
  const samples = {ours: {cold: [], warm: []}, stock: {cold: [], warm: []}};
  for (let run = 1; run <= runs; run += 1) {
    // In turn, so that whatever else the machine does meets both.
    for (const site of BUILT_SITES) {
      progress(`builds ${run}/${runs}: ${site}, cold and warm`);
      samples[site].cold.push(await measureBuild(path.join(folder, site)));
      samples[site].warm.push(await measureBuild(path.join(folder, site), {isCold: false}));
    }
  }
  return {
    ours: {cold: medians(samples.ours.cold), warm: medians(samples.ours.warm)},
    stock: {cold: medians(samples.stock.cold), warm: medians(samples.stock.warm)},
  };
}

/**
 * @param {readonly LighthouseResult[]} results
 * @returns {LighthouseResult} Medians.
 */
const summarize = (results) => ({
  timings: medians(results.map(({timings}) => timings)),
  scores: medians(results.map(({scores}) => scores)),
});

/**
 * @param {Browser} browser
 * @param {Record<BuiltSite, {url: string}>} servers
 * @returns {Promise<Record<BuiltSite, number>>} Milliseconds, medians.
 */
async function measureClicks(browser, servers) {
  /** @type {Record<BuiltSite, number[]>} */
  const times = {ours: [], stock: []};
  for (let run = 0; run < CLICKS; run += 1) {
    // In turn, so that whatever else the machine does meets both.
    for (const site of BUILT_SITES) {
      times[site].push(await measureClick(browser, servers[site].url));
    }
  }
  return {ours: median(times.ours), stock: median(times.stock)};
}

/**
 * The same note on all three sites.
 *
 * @param {Bench} bench
 * @returns {Promise<Record<Site, {weight: PageWeight, speed: Speed}>>}
 */
export async function measureNote({folder, runs, browser, progress}) {
  await makePlainSite(path.join(folder, 'ours/build'), path.join(folder, 'plain'));
  const servers = {
    plain: await serve(path.join(folder, 'plain')),
    ours: await serve(path.join(folder, 'ours/build')),
    stock: await serve(path.join(folder, 'stock/build')),
  };
  const sites = /** @type {Site[]} */ (Object.keys(servers));
  /** @type {Record<Site, LighthouseResult[]>} */
  const samples = {plain: [], ours: [], stock: []};
  for (let run = 1; run <= runs; run += 1) {
    progress(`the note: Lighthouse ${run}/${runs}`);
    // In turn, so that whatever else the machine does meets all.
    for (const site of sites) {
      samples[site].push(await measureWithLighthouse(servers[site].url + NOTE));
    }
  }
  progress('the note: clicks');
  /** @type {Partial<Record<Site, number>>} */
  const clicks = await measureClicks(browser, servers);
  /** @param {Site} site */
  const finish = async (site) => {
    const {url, close} = servers[site];
    progress(`the note: bytes, ${site}`);
    const weight = await measureBytes(browser, url + NOTE, {hasScripts: site !== 'plain'});
    const {timings, scores} = summarize(samples[site]);
    const click = clicks[site];
    close();
    return {weight, speed: {...timings, performance: scores.performance, click}};
  };
  return {plain: await finish('plain'), ours: await finish('ours'), stock: await finish('stock')};
}

/**
 * Every kind of page of our site, and every note.
 *
 * @param {Bench} bench
 * @returns {Promise<{kinds: Record<string, Scores>, weights: Record<string, PageWeight>}>} Scores by
 *   kind, weights by kind and by a note's address.
 */
export async function measurePages({folder, runs, browser, progress}) {
  const server = await serve(path.join(folder, 'ours/build'));
  try {
    /** @type {Record<string, Scores>} */
    const kinds = {};
    /** @type {Record<string, PageWeight>} */
    const weights = {};
    for (const [kind, route] of Object.entries(KINDS)) {
      progress(`kinds of page: ${kind}`);
      const results = [];
      for (let run = 0; run < runs; run += 1) {
        results.push(await measureWithLighthouse(server.url + route));
      }
      kinds[kind] = summarize(results).scores;
      weights[kind] = await measureBytes(browser, server.url + route);
    }
    for (const route of NOTES) {
      weights[path.basename(route)] = await measureBytes(browser, server.url + route);
    }
    return {kinds, weights};
  } finally {
    server.close();
  }
}

/**
 * One note page, and the cold build, with ever more notes beside it.
 *
 * @param {Bench} bench
 * @param {number[]} noteCounts
 * @returns {Promise<{count: number, site: BuiltSite, weight: PageWeight, build: BuildCost}[]>}
 */
export async function measureGrowth({folder, runs, browser, progress}, noteCounts) {
  const results = [];
  for (const count of noteCounts) {
    /** @param {BuiltSite} site */
    const folderOf = (site) => path.join(folder, `${site}-${count}`);
    /** @type {Record<BuiltSite, BuildCost[]>} */
    const builds = {ours: [], stock: []};
    for (const site of BUILT_SITES) {
      await MAKERS[site](folderOf(site), count - NOTES.length);
    }
    for (let run = 1; run <= runs; run += 1) {
      // In turn, so that whatever else the machine does meets both.
      for (const site of BUILT_SITES) {
        progress(`growth: ${site} with ${count} notes, build ${run}/${runs}`);
        builds[site].push(await measureBuild(folderOf(site)));
      }
    }
    for (const site of BUILT_SITES) {
      const server = await serve(path.join(folderOf(site), 'build'));
      try {
        const weight = await measureBytes(browser, server.url + NOTE);
        results.push({count, site, weight, build: medians(builds[site])});
      } finally {
        server.close();
      }
      await rm(folderOf(site), {recursive: true});
    }
  }
  return results;
}
