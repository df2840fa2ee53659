// @ts-check
import {readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import prettier from 'prettier';
import {NOTE} from '../scripts/lib/pages.mjs';
import {ROOT} from '../scripts/lib/root.mjs';
import {budgetsFor} from '../scripts/lib/weight-goals.mjs';
import {LIGHTHOUSE} from './measure/lighthouse.mjs';

/** @typedef {Record<string, number | undefined>} Numbers By the keys of ROWS. */

const budget = budgetsFor(() => true).note;

/**
 * What is measured, by key: its name, how many digits it has behind the point, and the goal of ours.
 *
 * @type {Record<string, {name: string, digits?: number, goal?: (plain: Numbers, stock: Numbers) => number | undefined}>}
 */
const ROWS = {
  html: {name: 'HTML, bytes'},
  css: {name: 'CSS, bytes', goal: () => budget?.css},
  js: {name: 'scripts, bytes', goal: () => budget?.js},
  other: {name: 'pictures and fonts, bytes'},
  requests: {name: 'requests'},
  prefetchPhone: {name: 'prefetched on a phone, bytes', goal: () => budget?.prefetchPhone},
  prefetchDesktop: {name: 'prefetched on a desktop, bytes', goal: () => budget?.prefetchDesktop},
  furtherNote: {name: 'a further note, bytes', digits: 1, goal: (_, stock) => stock.furtherNote},
  fcp: {name: 'first contentful paint, ms', goal: ({fcp = 0}) => fcp * 1.1},
  lcp: {name: 'largest contentful paint, ms', goal: ({lcp = 0}) => lcp * 1.15},
  tbt: {name: 'total blocking time, ms', goal: () => 50},
  cls: {name: 'layout shift', digits: 3, goal: () => 0},
  power: {name: 'power of the machine meanwhile'},
  click: {name: 'click to heading, ms', goal: () => 110},
  buildFew: {name: 'build, s', digits: 1, goal: (_, {buildFew = 0}) => buildFew * 1.1},
  buildMany: {
    name: 'build of 100 notes, s',
    digits: 1,
    goal: (_, {buildMany = 0}) => buildMany * 1.1,
  },
};

/**
 * @param {number | undefined} value
 * @param {number} digits
 */
const show = (value, digits) =>
  value?.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits}) ??
  '–';

/** @param {string} name */
const versionOf = (name) =>
  JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * Writes bench/RESULTS.md.
 *
 * @param {{runs: number, chromium: string, sites: Record<'plain' | 'ours' | 'stock', Numbers>}} results
 * @returns {Promise<string>} What it says.
 */
export async function writeReport({runs, chromium, sites: {plain, ours, stock}}) {
  const rows = Object.entries(ROWS).map(([key, {name, digits = 0, goal}]) => {
    const limit = goal?.(plain, stock);
    const isHeld = limit !== undefined && (ours[key] ?? Infinity) <= limit;
    return [
      name,
      ...[plain, ours, stock].map((site) => show(site[key], digits)),
      limit === undefined ? '' : `≤ ${show(limit, digits)}`,
      limit === undefined ? '' : isHeld ? 'held' : '**not held**',
    ];
  });
  const head = ['', 'plain', 'ours', 'stock', 'goal of ours', ''];
  const table = [head, ['---', ...Array(5).fill('--:')], ...rows];
  const processors = os.cpus();
  const text = `# Results of the bench

Written by \`npm run bench\`; [the README](README.md) says what each number is. The note is \`${NOTE}\`, medians are of ${runs}. Times change from machine to machine, ratios much less.

${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}

Node ${process.versions.node} · Chromium ${chromium} · Docusaurus ${versionOf('@docusaurus/core')} · React ${versionOf('react-dom')} · ${LIGHTHOUSE} · ${os.type()} ${os.release()} · ${processors.length} × ${processors[0]?.model} · ${Math.round(os.totalmem() / 2 ** 30)} GB
`;
  const file = path.join(import.meta.dirname, 'RESULTS.md');
  const options = await prettier.resolveConfig(file);
  const formatted = await prettier.format(text, {...options, parser: 'markdown'});
  writeFileSync(file, formatted);
  return formatted;
}
