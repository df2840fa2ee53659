// @ts-check
import {chromium} from '@playwright/test';
import {BROWSER_FLAGS} from '../../scripts/lib/browser.mjs';
import {findBrowser} from '../../scripts/lib/browser.mjs';

/** The lab's server by protocol, in the words of `nextHopProtocol`. */
export const ORIGINS = {
  'http/1.1': 'https://www.example.test:8441',
  h2: 'https://www.example.test:8442',
  h3: 'https://www.example.test:8443',
};

/**
 * Starts a headless Chromium that speaks QUIC at once, without a hint, to the port for HTTP/3.
 *
 * @param {string} spki Hash of the server's public key, the only one trusted besides the usual ones.
 * @param {string[]} more Further switches.
 * @returns The browser; the caller closes it.
 */
export function openBrowser(spki, more = []) {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      `--ignore-certificate-errors-spki-list=${spki}`,
      `--origin-to-force-quic-on=${new URL(ORIGINS.h3).host}`,
      ...BROWSER_FLAGS.filter((flag) => flag !== '--disable-quic'),
      ...more,
    ],
  });
}
