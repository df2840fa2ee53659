// @ts-check
import {chromium} from '@playwright/test';
import {findBrowser} from '../../../scripts/lib/find-browser.mjs';

/**
 * Starts a headless Chromium in which every host name means this machine, so that a page may have
 * the addresses of the notes' example and no request leaves.
 *
 * @param {string} disabledFeature A feature of Chromium to do without.
 * @returns The browser; the caller closes it.
 */
export function openBrowser(disabledFeature = 'Translate') {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--host-resolver-rules=MAP * 127.0.0.1',
      // Replaces Playwright's own list, which has features that decide when a page is painted.
      `--disable-features=${disabledFeature}`,
      // Keeps the browser itself from calling home, and from needing a graphics card.
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
      // Chromium's sandbox does not start for root.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}
