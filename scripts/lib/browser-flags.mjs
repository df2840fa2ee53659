// @ts-check
/**
 * Switches for every Chromium that the project starts: they keep the browser itself from calling
 * home, from needing a graphics card and from trying HTTP/3, which only the lab for it serves.
 */
export const BROWSER_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium's sandbox does not start for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Parts of Chromium's own window that nothing here looks at. The two pages of the list under the
 * address bar are made anew for each window: half of the CPU time of a test that opens a page.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * What Playwright turns off for every Chromium. Of two such switches Chromium obeys the last, so these
 * have to be said again.
 * Source: chromiumSwitches.ts of Playwright 1.65, https://github.com/microsoft/playwright.
 */
const PLAYWRIGHTS_OWN = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Switches for a Chromium that Playwright starts to look at the site's pages. */
export const TEST_BROWSER_FLAGS = [
  ...BROWSER_FLAGS,
  `--disable-features=${[...UNSEEN, ...PLAYWRIGHTS_OWN].join(',')}`,
];
