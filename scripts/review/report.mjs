// @ts-check
/** Writes down in Markdown what should be looked at again. */

/** @typedef {import('../notes/rules/citations.mjs').RfcStatus} RfcStatus */

const DAYS = 365;

/**
 * @typedef {object} Findings
 * @property {{number: string, title: string, status: string, cited: string[]}[]} superseded `cited`
 *   as `file:line`.
 * @property {{file: string, url: string, reason: string}[]} dead
 * @property {{file: string, date: string}[]} old
 */

/**
 * @param {ReadonlyMap<string, string>} changes Dates, `YYYY-MM-DD`, by file.
 * @param {readonly string[]} files
 * @param {Date} today
 * @returns {Findings['old']} The files that nobody has changed for a year, the oldest first.
 */
export function findOld(changes, files, today) {
  const limit = new Date(today.getTime() - DAYS * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return files
    .flatMap((file) => {
      const date = changes.get(file);
      return date && date < limit ? [{file, date}] : [];
    })
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * @param {RfcStatus} known What the project says.
 * @param {RfcStatus} found What the RFC Editor says.
 * @param {(number: string) => string[]} cite Where an RFC is cited.
 * @returns {Findings['superseded']} The RFCs of which the project does not know yet.
 */
export function findSuperseded(known, found, cite) {
  return Object.entries(found)
    .filter(([number, {status}]) => status !== 'current' && status !== known[number]?.status)
    .map(([number, {title, status}]) => ({number, title, status, cited: cite(number)}));
}

/**
 * @param {string} title
 * @param {string} cure
 * @param {readonly string[]} items
 */
const part = (title, cure, items) =>
  items.length === 0 ? [] : [`## ${title}`, '', cure, '', ...items.map((item) => `- ${item}`), ''];

/**
 * @param {Findings} findings
 * @returns {string} Markdown; empty where there is nothing to look at.
 */
export function writeReport({superseded, dead, old}) {
  return [
    ...part(
      'Sources that have been replaced',
      'Run `node scripts/refresh-rfcs.mjs`, then `node scripts/check-notes.mjs`, which names each sentence; see what the newer document says.',
      superseded.map(
        ({number, title, status, cited}) =>
          `RFC ${number}, ${title}: ${status}. ${cited.join(', ')}`,
      ),
    ),
    ...part(
      'Links whose page is gone',
      'Find where it has moved, or another source for the same claim.',
      dead.map(({file, url, reason}) => `<${url}> ${reason}: ${file}`),
    ),
    ...part(
      'Notes that nobody has changed for a year',
      'Read each again; where all still holds, set `date` under `last_update` in its front matter.',
      old.map(({file, date}) => `${file}, last changed on ${date}`),
    ),
  ].join('\n');
}
