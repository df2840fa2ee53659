// @ts-check
/** What the RFC Editor says of the RFCs that the notes cite. */
import {Parser} from 'htmlparser2';

/** The whole list in one file (https://www.rfc-editor.org/rfc-index/). */
const RFC_INDEX = 'https://www.rfc-editor.org/rfc-index.xml';

/** @typedef {import('../notes/rules/citations.mjs').RfcStatus} RfcStatus */

const numberOf = (/** @type {string} */ id) => String(Number(id.replace('RFC', '')));

/** @param {readonly string[]} ids */
function statusOf(ids) {
  const numbers = ids.filter((id) => id.startsWith('RFC')).map(numberOf);
  return numbers.length === 0 ? 'current' : `obsoleted by ${numbers.join(' and ')}`;
}

/**
 * @param {string} xml The index.
 * @param {ReadonlySet<string>} wanted Numbers of RFCs.
 * @returns {RfcStatus} Those of them that the index has. Throws where it is no such index.
 */
export function readRfcIndex(xml, wanted) {
  /** @type {RfcStatus} */
  const found = {};
  /** The elements around the text, the innermost last. @type {string[]} */
  const path = [];
  /** @type {Record<string, string>} */
  let entry = {};
  /** @type {string[]} */
  let newer = [];
  let count = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        path.push(name);
        if (name === 'rfc-entry') {
          entry = {};
          newer = [];
        } else if (name === 'doc-id' && path.at(-2) === 'obsoleted-by') {
          newer.push('');
        }
      },
      ontext(text) {
        const place = path.slice(path.indexOf('rfc-entry') + 1).join(' ');
        if (place === 'obsoleted-by doc-id') {
          newer[newer.length - 1] += text;
        } else {
          entry[place] = (entry[place] ?? '') + text;
        }
      },
      onclosetag(name) {
        path.pop();
        if (name === 'rfc-entry') {
          count += 1;
          const number = numberOf(entry['doc-id'] ?? '');
          if (wanted.has(number)) {
            found[number] = {
              title: entry.title ?? '',
              date: `${entry['date month']} ${entry['date year']}`,
              status: statusOf(newer),
            };
          }
        }
      },
    },
    {xmlMode: true},
  );
  parser.end(xml);
  if (count === 0) {
    throw new Error(
      `${RFC_INDEX} has no <rfc-entry>: adapt scripts/review/rfc-index.mjs to what it has.`,
    );
  }
  return found;
}

/**
 * Asks the RFC Editor.
 *
 * @param {ReadonlySet<string>} wanted Numbers of RFCs.
 * @returns {Promise<RfcStatus>} Rejects where it does not answer.
 */
export async function fetchRfcs(wanted) {
  const response = await fetch(RFC_INDEX, {signal: AbortSignal.timeout(120_000)});
  if (!response.ok) {
    throw new Error(`${RFC_INDEX} is answered with ${response.status}. Try later.`);
  }
  return readRfcIndex(await response.text(), wanted);
}
