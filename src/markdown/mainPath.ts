/** Sections that a reader looks things up in. */
const REFERENCES = /^## (?:Check yourself|Further reading|Sources)\b[^]*?(?=^## |$(?![^]))/gm;

/**
 * What a reader of a note reads from its top to its end: its markdown without code, comments, folds,
 * imports, tags, the targets of links and the sections for looking up.
 */
export function mainPathOf(markdown: string): string {
  return markdown
    .replace(/^ *(`{3,}|~{3,})[^]*?^ *\1 *$/gm, '')
    .replace(/\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g, '')
    .replace(/^import .*$/gm, '')
    .replace(/<details>[^]*?<\/details>/g, '')
    .replace(REFERENCES, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\]\([^)\s]*\)/g, ']');
}
