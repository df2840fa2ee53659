// @ts-check
/**
 * Names each place in notes, posts, figures and the glossary that cites an RFC which has been replaced
 * since, or which does not exist, and exits with 1 where there is one.
 *
 *     npm run rfcs -- [--write] [--index rfc-index.xml]
 *
 * Compares what the project knows, LIST, with the RFC Editor's index or a copy of it. `--write` brings
 * LIST up to date: by it, the check of notes asks that an obsolete RFC is named as history.
 */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {format} from 'prettier';

/** Described at https://www.rfc-editor.org/rfc-index/. */
const INDEX = 'https://www.rfc-editor.org/rfc-index.xml';
const LIST = 'lint/rfcs.json';
const SOURCES = ['docs', 'blog', 'src/figures', 'src/notes'];

/** `RFC 9110`, `/rfc9110`, and the second number of `RFCs 9368 and 9369`. */
const CITATION = /\brfcs? ?(\d+)(?:,?(?: and)? (\d{4,5})\b(?!\.\d))?/gi;

/** @typedef {Record<string, {title: string, date: string, status: string}>} Rfcs By number. */

/** @returns {Map<string, string[]>} The places, as `file:line`, that cite an RFC, by its number. */
function findCitations() {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, {recursive: true}).map((name) => path.join(folder, String(name))),
  ).filter((file) => /\.(?:mdx?|tsx?)$/.test(file));
  /** @type {Map<string, string[]>} */
  const places = new Map();
  for (const file of files) {
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      const numbers = [...line.matchAll(CITATION)].flatMap(([, first, second]) => [first, second]);
      for (const number of numbers.filter((each) => each !== undefined)) {
        places.set(number, [...(places.get(number) ?? []), `${file}:${index + 1}`]);
      }
    }
  }
  return places;
}

/**
 * @param {string} xml The index.
 * @returns {Rfcs} Throws where it is no such index.
 */
function readIndex(xml) {
  const entries = xml.match(/<rfc-entry>.*?<\/rfc-entry>/gs);
  if (!entries) {
    throw new Error(`${INDEX} has no <rfc-entry>: adapt scripts/rfcs.mjs to what it has.`);
  }
  return Object.fromEntries(
    entries.map((entry) => {
      const textOf = (/** @type {string} */ name) =>
        new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(entry)?.[1]?.replaceAll('&amp;', '&') ??
        '';
      const newer = [...textOf('obsoleted-by').matchAll(/RFC0*(\d+)/g)].map(([, number]) => number);
      const status = newer.length > 0 ? `obsoleted by ${newer.join(' and ')}` : 'current';
      const date = `${textOf('month')} ${textOf('year')}`;
      return [textOf('doc-id').replace(/^RFC0*/, ''), {title: textOf('title'), date, status}];
    }),
  );
}

const {values} = parseArgs({options: {write: {type: 'boolean'}, index: {type: 'string'}}});
const index = readIndex(
  values.index ? readFileSync(values.index, 'utf8') : await (await fetch(INDEX)).text(),
);
const citations = findCitations();
/** @type {Rfcs} */
let known = JSON.parse(readFileSync(LIST, 'utf8'));
if (values.write) {
  const isKept = (/** @type {string} */ number) => citations.has(number) || number in known;
  known = Object.fromEntries(Object.entries(index).filter(([number]) => isKept(number)));
  const options = {parser: 'json', printWidth: 100, bracketSpacing: false};
  writeFileSync(LIST, await format(JSON.stringify(known), options));
}
for (const [number, places] of citations) {
  const {title, status} = index[number] ?? {title: 'not in the index', status: 'mend the number'};
  if (status !== (known[number]?.status ?? 'current')) {
    console.error(`RFC ${number}, ${title}: ${status}\n  ${places.join('\n  ')}`);
    process.exitCode = 1;
  }
}
if (process.exitCode) {
  console.error(
    'See what the newer one says and cite it, or name the older one as history; then run "npm run rfcs -- --write" and "npm run check".',
  );
}
