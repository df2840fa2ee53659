// @ts-check
/**
 * Brings scripts/notes/rfc-status.json up to date with the RFC Editor's index.
 *
 *     node scripts/refresh-rfcs.mjs [number of an RFC to add ...]
 *
 * Prints what has changed. `node scripts/check-notes.mjs` then names each sentence that cites what has
 * been replaced.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format} from 'prettier';
import {fetchRfcs} from './review/rfc-index.mjs';

const FILE = path.join(import.meta.dirname, 'notes/rfc-status.json');

try {
  const known = JSON.parse(readFileSync(FILE, 'utf8'));
  const wanted = new Set([...Object.keys(known), ...process.argv.slice(2)]);
  const found = await fetchRfcs(wanted);
  const missing = [...wanted].filter((number) => !found[number]);
  if (missing.length > 0) {
    throw new Error(`The RFC Editor's index has no RFC ${missing.join(', ')}. Mend the number.`);
  }
  // Keys that are numbers are in their order.
  writeFileSync(
    FILE,
    await format(JSON.stringify(found), {parser: 'json', printWidth: 100, bracketSpacing: false}),
  );
  for (const [number, {title, status}] of Object.entries(found)) {
    if (status !== known[number]?.status) {
      console.log(`RFC ${number}, ${title}: ${status}`);
    }
  }
} catch (error) {
  const {message, cause} = /** @type {Error} */ (error);
  console.error(cause instanceof Error ? `${message}: ${cause.message}` : message);
  process.exitCode = 1;
}
