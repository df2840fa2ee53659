/** What notes may import and stay as the server made them; eslint.config.mjs holds figures to it. */
const STATIC_SOURCES = /^@site\/src\/(?:figures\/|components\/LineMap$)/;

const FENCED_CODE = /^ *(`{3,}|~{3,})[\s\S]*?^ *\1/gm;
const IMPORT = /^import\s[^'"]*['"](?<source>[^'"]+)['"]/gm;
const EVENT_HANDLER = /\son[A-Z]\w*=\{/;

/**
 * Whether the markdown of a note may hold parts that do something in the reader's browser: it
 * imports what is not known to be static, or handles events itself.
 */
export function isInteractive(markdown: string): boolean {
  const prose = markdown.replace(FENCED_CODE, '');
  const sources = [...prose.matchAll(IMPORT)].map(({groups}) => groups!.source!);
  return EVENT_HANDLER.test(prose) || !sources.every((source) => STATIC_SOURCES.test(source));
}
