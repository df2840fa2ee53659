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
