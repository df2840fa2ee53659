// @ts-check
/** Finds links to other sites whose page is gone. */
import {setTimeout as wait} from 'node:timers/promises';

/** Milliseconds between two questions to one host, so that no server takes them for an attack. */
const PAUSE = 300;
const ANSWER_TIME = 20_000;

/** The page is not there, and will not be. Anything else can be the server's mood, or its dislike of robots. */
const GONE = new Set([404, 410]);

/** Hosts of examples are nobody's. */
const EXAMPLE =
  /\.(?:test|example|invalid|localhost)$|^(?:localhost|example\.(?:com|net|org))$|^[\d.[]/;

/** @typedef {{file: string, url: string}} Link */

/**
 * @param {string} address
 * @param {typeof fetch} ask
 * @returns {Promise<{dead?: string, isHostKnown: boolean}>} Never rejects.
 */
async function look(address, ask) {
  try {
    const response = await ask(address, {
      headers: {accept: 'text/html,*/*'},
      signal: AbortSignal.timeout(ANSWER_TIME),
    });
    await response.body?.cancel();
    return {
      dead: GONE.has(response.status) ? `answers ${response.status}` : undefined,
      isHostKnown: true,
    };
  } catch (error) {
    const {cause} = /** @type {{cause?: {code?: string}}} */ (error);
    return cause?.code === 'ENOTFOUND'
      ? {dead: 'its host is gone', isHostKnown: false}
      : {isHostKnown: true};
  }
}

/**
 * Looks at each address once, one host after the other at its own pace and all hosts at once.
 *
 * @param {readonly Link[]} links
 * @param {{ask?: typeof fetch, pause?: number}} [network]
 * @returns {Promise<(Link & {reason: string})[]>} The dead ones, in the order in which they were given.
 *   Rejects where no host at all is known, as then the network is what is missing.
 */
export async function findDeadLinks(links, {ask = fetch, pause = PAUSE} = {}) {
  const real = links.filter(({url}) => {
    const {protocol, hostname} = new URL(url);
    return /^https?:$/.test(protocol) && !EXAMPLE.test(hostname);
  });
  const pageOf = (/** @type {Link} */ {url}) => url.replace(/#.*$/, '');
  /** @type {Map<string, string[]>} */
  const hosts = new Map();
  for (const address of new Set(real.map(pageOf))) {
    const {host} = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  /** @type {Map<string, string | undefined>} */
  const reasons = new Map();
  let knownHosts = 0;
  await Promise.all(
    [...hosts.values()].map(async (addresses) => {
      for (const address of addresses) {
        const first = await look(address, ask);
        await wait(pause);
        // A second look, so that a moment's failure is no news.
        const {dead, isHostKnown} = first.dead ? await look(address, ask) : first;
        reasons.set(address, dead);
        knownHosts += isHostKnown ? 1 : 0;
      }
    }),
  );
  if (real.length > 0 && knownHosts === 0) {
    throw new Error('No host of any link is known: there is no network. Nothing is said of links.');
  }
  return real.flatMap((link) => {
    const reason = reasons.get(pageOf(link));
    return reason ? [{...link, reason}] : [];
  });
}
