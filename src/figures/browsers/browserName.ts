/**
 * Browsers' everyday names, by patterns for `User-Agent` (RFC 9110, 10.1.5). Every browser's string contains
 * other browsers' names, so the rarer ones are tried first. The names include iOS, because the engine there
 * isn't the one that the browser's name implies.
 */
const NAMES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bCriOS\/(\d+)/, 'Chrome on iOS'],
  [/\bFxiOS\/(\d+)/, 'Firefox on iOS'],
  [/\bEdg\w*iOS\/(\d+)/, 'Edge on iOS'],
  [/\bEdgA?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bFirefox\/(\d+)/, 'Firefox'],
  [/(?:\bChrome|HeadlessChrome)\/(\d+)/, 'Chromium'],
  [/\bVersion\/(\d+(?:\.\d+)?).* Safari\//, 'Safari'],
];

/** @returns for instance `Firefox 146`, or `your browser` */
export function nameBrowser(userAgent: string): string {
  for (const [pattern, name] of NAMES) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) {
      return `${name} ${version}`;
    }
  }
  return 'your browser';
}
