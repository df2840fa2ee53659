/**
 * What a person calls the browser, from the field that it sends with each request (RFC 9110, 10.1.5).
 * Every browser's holds names of others, so the rarer names are looked for first. On iOS the engine is
 * named too, as the name of the browser does not tell it.
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
