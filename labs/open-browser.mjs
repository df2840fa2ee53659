// @ts-check
import {chromium} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from '../scripts/lib/browser.mjs';

/**
 * Starts a headless Chromium for a lab. If the lab has a certificate, the SPKI environment variable contains
 * the hash of its key, and the browser trusts it. Otherwise every host name resolves to this machine, so
 * that pages can have the URLs in the notes' examples and no request leaves it.
 *
 * @param {object} [options]
 * @param {string} [options.disabledFeature] A Chromium feature to disable.
 * @param {string} [options.quicHost] A host and port to use QUIC with from the first request, without a hint.
 * @returns The browser; the caller closes it.
 */
export function openBrowser({disabledFeature = 'Translate', quicHost} = {}) {
  const {SPKI} = process.env;
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      SPKI
        ? `--ignore-certificate-errors-spki-list=${SPKI}`
        : '--host-resolver-rules=MAP * 127.0.0.1',
      quicHost
        ? `--origin-to-force-quic-on=${quicHost}`
        : // Replaces Playwright's list, because some of its entries affect when a page is painted.
          `--disable-features=${disabledFeature}`,
      ...BROWSER_FLAGS.filter((flag) => !quicHost || flag !== '--disable-quic'),
    ],
  });
}
