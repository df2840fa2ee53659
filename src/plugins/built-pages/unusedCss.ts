/**
 * Makes the style sheet, which delays every page's first paint, fit into a connection's first flight: 14
 * kB after gzip. Drops the classes and custom properties whose names occur nowhere in the built pages and
 * scripts. A class that only a script adds occurs in that script, so it's kept.
 */
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {transform} from 'lightningcss';
import {parse, type Declaration, type Root, type Rule} from 'postcss';
import type {BuiltSite} from './builtSite';

type IsNamed = (name: string) => boolean;

const CLASS = /(?<=\.)-?[a-z_][\w-]*/gi;
/** Lightning CSS doesn't distinguish a class from an animation or an id with the same name. */
const NOT_CLASS = /(?<=@keyframes |#)[\w-]+/g;
const PROPERTY = /(?<![\w-])--[\w-]+/g;
const READ = /(?<=var\()--[\w-]+/g;
/** Keywords that would mean something else in the rule that reads the property. */
const KEYWORD = /^(?:inherit|initial|unset|revert)/;
/** Legacy property names, which current browsers need only for multi-part values, if at all. */
const OLD_NAME = /^(?:-webkit-text-decoration|-moz-column-gap|grid-gap)/;
/** Selectors for the root element, in either colour mode. */
const ROOT = /^(?:html|:root)(?:\[[^\]]*\])?$/;

/** The parts of a page that can contain names; searching all of its text would take too long. */
const NAMES_IN_PAGE =
  /\bclass=(?:"[^"]*"|'[^']*'|[^\s>]*)|<script\b[^>]*>[^]+?<\/script>|--[\w-]+/g;

const namesIn = (css: string, pattern: RegExp) => new Set(css.match(pattern));

/** Drops the rules for `classes`, and custom properties that nothing reads any more. */
function drop(css: string, isNamed: IsNamed, classes: readonly string[] = []): string {
  const read = namesIn(css, READ);
  const unread = [...namesIn(css, PROPERTY)].filter((name) => !read.has(name) && !isNamed(name));
  const options = {filename: '', code: Buffer.from(css), minify: true};
  const code = String(transform({...options, unusedSymbols: [...classes, ...unread]}).code);
  return code.length < css.length ? drop(code, isNamed, classes) : css;
}

const isOnRoot = ({parent}: Declaration) =>
  (parent as Partial<Rule>).selectors?.every((selector) => ROOT.test(selector)) ?? false;

/** Drops legacy property names, and custom properties that a later rule for the root overrides. */
function dropReplaced(sheet: Root): void {
  sheet.walkDecls(OLD_NAME, (each) => {
    if (!each.value.includes(' ')) {
      each.remove();
    }
  });
  const last = new Map<string, Declaration>();
  sheet.walkDecls(/^--/, (each) => {
    const {selector, parent} = each.parent as Partial<Rule>;
    if (parent === sheet && selector && ROOT.test(selector)) {
      const key = `${selector} ${each.prop}`;
      last.get(key)?.remove();
      last.set(key, each);
    }
  });
}

/**
 * @returns the custom properties that have a single value, set on the root. It may refer only to properties
 *   that are also set only on the root, and so are the same everywhere on the page.
 */
function findConstants(sheet: Root, isNamed: IsNamed): Map<string, string> {
  const all = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (each) => {
    all.set(each.prop, [...(all.get(each.prop) ?? []), each]);
  });
  const constants = new Map<string, string>();
  for (const [name, [first, ...others]] of all) {
    const {value, parent} = first!;
    const read = [...namesIn(value, READ)];
    if (
      (parent as Rule).selector === ':root' &&
      parent!.parent === sheet &&
      others.every((other) => other.value === value && isOnRoot(other)) &&
      read.every((other) => !isNamed(other) && all.get(other)?.every(isOnRoot)) &&
      !KEYWORD.test(value) &&
      !isNamed(name)
    ) {
      constants.set(name, value);
    }
  }
  return constants;
}

/** Inlines constants in the rules that read them, and drops properties that nothing reads any more. */
function foldProperties(css: string, isNamed: IsNamed): string {
  const sheet = parse(css);
  dropReplaced(sheet);
  const constants = findConstants(sheet, isNamed);
  sheet.walkDecls((each) => {
    each.value = each.value.replace(/var\((--[\w-]+)\)/g, (reader, name: string) =>
      constants.has(name) ? ` ${constants.get(name)!} ` : reader,
    );
  });
  const folded = drop(sheet.toString(), isNamed);
  // A property that read a constant may have become one.
  return folded.length < css.length ? foldProperties(folded, isNamed) : css;
}

/** @param texts Where names may occur: the site's scripts, and the parts of pages that contain names. */
export function keepUsedCss(css: string, texts: readonly string[]): string {
  const words = new Set<string>();
  for (const text of texts) {
    // The `\n` in a string isn't part of the word after it.
    for (const word of text.match(/\\[nrt]|[\w-]+/g) ?? []) {
      words.add(word);
    }
  }
  // Scripts build names from parts: `alert--${kind}`, block + '--wide'.
  const starts = [...words].filter((word) => /[a-z][\w-]*[-_]$/i.test(word));
  const ends = [...words].filter((word) => /^[-_]+[a-z]/i.test(word));
  const isNamed: IsNamed = (name) =>
    words.has(name) ||
    starts.some((start) => name.startsWith(start)) ||
    ends.some((end) => name.endsWith(end));
  const others = namesIn(css, NOT_CLASS);
  const classes = [...namesIn(css, CLASS)].filter((name) => !isNamed(name) && !others.has(name));
  const used = foldProperties(drop(css, isNamed, classes), isNamed);
  const properties = [...namesIn(used, PROPERTY)].filter((name) => !isNamed(name));
  const short = new Map(properties.map((name, index) => [name, `--${(index + 10).toString(36)}`]));
  return used.replace(PROPERTY, (name) => short.get(name) ?? name);
}

/** Replaces each style sheet. Its new name contains a hash, so that caches don't serve an old version. */
export function dropUnusedCss({outDir, pages}: BuiltSite): void {
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
  const scripts = files.filter((file) => file.endsWith('.js')).map(read);
  const namesOfPages = [...pages.values()].flatMap(({html}) => html.match(NAMES_IN_PAGE) ?? []);
  const texts = [...scripts, ...new Set(namesOfPages)];
  for (const file of files.filter((each) => /^assets.css.styles\.\w+\.css$/.test(each))) {
    const css = keepUsedCss(read(file), texts);
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const [oldName, newName] = [path.basename(file), `styles.${hash}.css`];
    rmSync(path.join(outDir, file));
    writeFileSync(path.join(outDir, path.dirname(file), newName), css);
    for (const page of pages.values()) {
      page.html = page.html.replaceAll(oldName, newName);
    }
  }
}
