// @ts-check
/**
 * Reports places in notes, posts, figures and the glossary that cite a non-existent RFC, or one whose
 * status differs from that in LIST, and exits with 1 if there are any.
 *
 *     npm run rfcs -- [--write] [--index rfc-index.xml]
 *
 * Compares LIST with the RFC Editor's index or a copy of it. `--write` updates LIST, which
 * `npm run check:notes` uses to check that an obsolete RFC is described as historical.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

/** Described at https://www.rfc-editor.org/rfc-index/. */
const INDEX = 'https://www.rfc-editor.org/rfc-index.xml';
const LIST = 'lint/rfcs.json';
const SOURCES = ['docs', 'blog', 'src/figures', 'src/notes'];

/** `RFC 9110`, `/rfc9110`, and the second number of `RFCs 9368 and 9369`. */
const CITATION = /\brfcs? ?(\d+)(?:,?(?: and)? (\d{4,5})\b(?!\.\d))?/gi;

/** @returns {Map<string, string[]>} By RFC number, the places that cite it, as `file:line`. */
function findCitations() {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, {recursive: true}).map((name) => path.join(folder, String(name))),
  ).filter((file) => /\.(?:mdx?|tsx?)$/.test(file));
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const file of files) {
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      const numbers = [...line.matchAll(CITATION)].flatMap(([, ...both]) => both);
      // Most citations have no second number.
      for (const number of numbers.filter(Boolean)) {
        places.set(number, [...(places.get(number) ?? []), `${file}:${index + 1}`]);
      }
    }
  }
  return places;
}

async function download() {
  const response = await fetch(INDEX);
  if (!response.ok) {
    throw new Error(
      `Can't download ${INDEX}: HTTP ${response.status}. Try again later, or pass a copy with --index.`,
    );
  }
  return response.text();
}

const {values} = parseArgs({options: {write: {type: 'boolean'}, index: {type: 'string'}}});
const xml = values.index ? readFileSync(values.index, 'utf8') : await download();
/** Every RFC's status, by number. */
const index = new Map(
  xml
    .split('<rfc-entry>')
    .slice(1)
    .map((entry) => {
      const number = /<doc-id>RFC0*(\d+)/.exec(entry)?.[1] ?? '';
      const [, obsoletedBy = ''] = /<obsoleted-by>(.*?)<\/obsoleted-by>/s.exec(entry) ?? [];
      const newer = [...obsoletedBy.matchAll(/RFC0*(\d+)/g)]
        .map(([, id]) => `RFC ${id}`)
        .join(' and ');
      return [number, newer ? `obsoleted by ${newer}` : 'current'];
    }),
);
if (index.size === 0) {
  throw new Error(
    `${values.index ?? INDEX} contains no <rfc-entry>. Update scripts/rfcs.mjs to match the index's new format.`,
  );
}
const citations = findCitations();
/** @type {Record<string, string>} */
let known = JSON.parse(readFileSync(LIST, 'utf8'));
if (values.write) {
  known = Object.fromEntries([...index].filter(([number]) => citations.has(number)));
  writeFileSync(LIST, `${JSON.stringify(known, null, 2)}\n`);
}
for (const [number, places] of citations) {
  const status = index.get(number) ?? 'not in the index; fix the number';
  if (status !== (known[number] ?? 'current')) {
    const listed = known[number] ? ` (${LIST} says "${known[number]}")` : '';
    console.error(`RFC ${number}: ${status}${listed}\n  ${places.join('\n  ')}`);
    process.exitCode = 1;
  }
}
if (process.exitCode) {
  console.error(
    'Read and cite the newer RFC, or say that the older one is historical. Then run "npm run rfcs -- --write" and "npm run check".',
  );
}
