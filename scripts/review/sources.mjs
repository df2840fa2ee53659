// @ts-check
/** What the texts lean on: links to other sites, RFCs, and when somebody last looked at them. */
import {execFileSync} from 'node:child_process';
import {attributeOf, walk} from '../notes/parse.mjs';

/** @typedef {import('../notes/parse.mjs').Note} Note */
/** @typedef {import('./links.mjs').Link} Link */

/**
 * @param {Note} note
 * @returns {Link[]} The addresses of other sites that it names, each once.
 */
export function findLinks({file, nodes}) {
  /** @type {Set<string>} */
  const urls = new Set();
  walk(nodes, (node) => {
    const address = ['link', 'definition'].includes(node.type)
      ? node.url
      : (attributeOf(node, 'href') ?? attributeOf(node, 'url'));
    if (typeof address === 'string' && /^https?:/.test(address) && URL.canParse(address)) {
      urls.add(address);
    }
  });
  return [...urls].map((url) => ({file, url}));
}

/**
 * @param {string} text Of a file.
 * @param {string} number Of an RFC.
 * @returns {number[]} The lines that name it.
 */
export function findCitations(text, number) {
  const cited = new RegExp(
    `\\bRFCs? ?(?:\\d+(?:,| and|, and) )?${number}\\b|/rfc${number}\\b`,
    'i',
  );
  return text.split('\n').flatMap((line, index) => (cited.test(line) ? [index + 1] : []));
}

/**
 * @param {string} root The project's folder.
 * @returns {Map<string, string>} When each file below docs was last changed, as `YYYY-MM-DD`, by its
 *   path. Throws where there is no history, or only the end of one.
 */
export function readLastChanges(root) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {cwd: root, encoding: 'utf8'});
  if (git('rev-parse', '--is-shallow-repository').trim() === 'true') {
    throw new Error(
      'The history is cut off, so nothing is known of ages. Run "git fetch --unshallow".',
    );
  }
  /** @type {Map<string, string>} */
  const changes = new Map();
  let date = '';
  for (const line of git('log', '--format=%x00%cs', '--name-only', '--', 'docs').split('\n')) {
    if (line.startsWith('\0')) {
      date = line.slice(1);
    } else if (line !== '' && !changes.has(line)) {
      changes.set(line, date);
    }
  }
  return changes;
}
