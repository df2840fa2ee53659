// @ts-check
/** Compares two builds, file by file. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The bundler's mark of what is in a file. */
const CONTENT_HASH = /\.[0-9a-f]{6,}(?=\.\w+$)/;

/** How much of a file is shown from the first byte that differs, and before it. */
const SHOWN = 60;

/** @typedef {{name: string, content: Buffer}} File */

/**
 * @param {string} folder
 * @returns {Map<string, File>} Its files, by their path without the content's hash.
 */
function readFiles(folder) {
  return new Map(
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((name) => [
        name.replace(CONTENT_HASH, ''),
        {name, content: readFileSync(path.join(folder, name))},
      ]),
  );
}

/**
 * @param {Buffer} content
 * @param {number} place
 */
const show = (content, place) =>
  JSON.stringify(content.subarray(Math.max(0, place - SHOWN), place + SHOWN).toString());

/**
 * @param {File} one
 * @param {File} other
 * @returns {string} Empty where they are the same.
 */
function describe(one, other) {
  if (one.name === other.name && one.content.equals(other.content)) {
    return '';
  }
  const both = one.name === other.name ? one.name : `${one.name} and ${other.name}`;
  const differs = one.content.findIndex((byte, index) => byte !== other.content[index]);
  if (differs < 0 && one.content.length === other.content.length) {
    return `${both}: the names differ, not what is in them.`;
  }
  const place = differs < 0 ? one.content.length : differs;
  return `${both} differ from byte ${place} on:\n  ${show(one.content, place)}\n  ${show(other.content, place)}`;
}

/**
 * @param {string} one A folder.
 * @param {string} other Another.
 * @returns {string[]} What differs, for each file one text. Scripts and stylesheets come first, as their
 *   names stand in the pages. Hidden files count too.
 */
export function compareFolders(one, other) {
  const [first, second] = [readFiles(one), readFiles(other)];
  const names = [...new Set([...first.keys(), ...second.keys()])].sort();
  const isAsset = (/** @type {string} */ name) => name.startsWith('assets');
  return [...names.filter(isAsset), ...names.filter((name) => !isAsset(name))].flatMap((name) => {
    const [a, b] = [first.get(name), second.get(name)];
    if (!a || !b) {
      return `${(a ?? b)?.name} is in ${a ? 'the first' : 'the second'} alone.`;
    }
    return describe(a, b) || [];
  });
}
