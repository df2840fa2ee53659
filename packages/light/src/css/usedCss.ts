/** Keeps of a stylesheet what a site can use of the packages that style every Docusaurus site. */
import {transform} from 'lightningcss';
import {foldProperties, type IsNamed} from './properties';

const CLASS = /\.(-?[a-z_][\w-]*)/gi;

/** A declaration of a custom property, not the end of a selector: `.button--primary:hover`. */
const DECLARED = /(?<=[{;\s])(--[\w-]+)\s*:/g;
const READ = /var\(\s*(--[\w-]+)/g;

/** Lightning CSS is told names alone: an animation or an id may be called like a class. */
const NOT_CLASS = /(?:@keyframes\s+|#)([\w-]+)/g;

/** What is between words; `\n` in a string is no `n`. */
const NO_WORD = /(?:\\[nrt]|[^\w-])+/;

const namesIn = (css: string, pattern: RegExp) =>
  new Set([...css.matchAll(pattern)].map(([, name]) => name!));

/**
 * Tells whether something in `texts` can name a class or custom property: as a word, wherever it
 * stands, or by a word that a script makes names of (`'alert--' + kind`, `block + '--wide'`).
 */
function makeIsNamed(texts: readonly string[]): IsNamed {
  const words = new Set(texts.flatMap((text) => text.split(NO_WORD)));
  const starts = [...words].filter((word) => /[a-z][\w-]*[-_]$/i.test(word));
  const ends = [...words].filter((word) => /^[-_]+[a-z]/i.test(word));
  return (name) =>
    words.has(name) ||
    starts.some((start) => name.startsWith(start)) ||
    ends.some((end) => name.endsWith(end));
}

/** Drops rules of `classes`, and those of `properties` that nothing reads. */
function drop(css: string, classes: readonly string[], properties: readonly string[]): string {
  const read = namesIn(css, READ);
  const code = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...classes, ...properties.filter((name) => !read.has(name))],
  }).code.toString();
  // What has gone may have been the last to read a property.
  return code.length < css.length ? drop(code, classes, properties) : code;
}

export type Sheet = {
  /** The stylesheet of all pages. */
  css: string;
  /** Stylesheets whose classes and properties may go. They are in `css`, among others. */
  packages: readonly string[];
  /** The other stylesheets in it: what they name stays. */
  styles: readonly string[];
  /** Scripts and whatever else may name a class or property. */
  texts: readonly string[];
  /** How names begin that are taken for unnamed. */
  neverShown?: readonly string[];
};

/**
 * @returns `css` without what nothing uses, and the classes that have gone, if they were there.
 */
export function keepUsedCss({css, packages, styles, texts, neverShown = []}: Sheet): {
  css: string;
  dropped: string[];
} {
  const isNamed = makeIsNamed(texts);
  const ownNames = makeIsNamed(styles);
  const sheets = packages.join('\n').replace(/\/\*[^]*?\*\//g, '');
  const kept = namesIn(css, NOT_CLASS);
  const unusedOf = (names: Set<string>) =>
    [...names].filter((name) => !isNamed(name) && !ownNames(name) && !kept.has(name));
  // Of a CSS module as the bundler has named it: `sidebarLogo_isFc`.
  const isOwn = (name: string) => ownNames(name) || ownNames(name.replace(/_[\w-]{4}$/, ''));
  const isNeverShown = (name: string) => neverShown.some((start) => name.startsWith(start));
  const classes = [
    ...unusedOf(namesIn(sheets, CLASS)),
    ...[...namesIn(css, CLASS)].filter((name) => isNeverShown(name) && !isOwn(name)),
  ];
  const properties = unusedOf(namesIn(sheets, DECLARED));
  const used = drop(css, classes, properties);
  return {css: drop(foldProperties(used, isNamed), [], []), dropped: classes};
}
