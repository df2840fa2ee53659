// @ts-check
/** How the files are written that authors write: what is no UTF-8 is refused by name. */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const FOLDERS = ['docs', 'blog', 'src/pages'];
const TEXT = /\.(?:mdx?|ya?ml|json|svg)$/;
const BYTE_ORDER_MARK = '\uFEFF';

const utf8 = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true});

/** @param {Buffer} bytes */
const isUtf16 = (bytes) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) ||
  (bytes[0] === 0xfe && bytes[1] === 0xff) ||
  bytes.includes(0);

/**
 * @param {Buffer} bytes Of a text file.
 * @returns {{text: string, problem?: {line: number, message: string}}} The text with LF at the ends of
 *   lines and without a byte order mark, both of which Docusaurus reads as well; empty where it can't
 *   be read.
 */
export function decode(bytes) {
  if (isUtf16(bytes)) {
    const message = 'this is UTF-16, or no text at all; save it as UTF-8 in your editor.';
    return {text: '', problem: {line: 1, message}};
  }
  try {
    const text = utf8.decode(bytes);
    return {text: text.replace(BYTE_ORDER_MARK, '').replace(/\r\n?/g, '\n')};
  } catch {
    const before = bytes.toString('utf8').split('\uFFFD', 1)[0] ?? '';
    const line = before.split('\n').length;
    const message = 'a letter of this line is not UTF-8; save the file as UTF-8 in your editor.';
    return {text: '', problem: {line, message}};
  }
}

/**
 * Writes the texts anew that have byte order marks or the line ends of Windows.
 *
 * @param {string} root The project's folder.
 * @returns {string[]} The files that were mended, from there.
 */
export function mendEncodings(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true})
      .map((name) => path.join(folder, String(name)))
      .filter((name) => TEXT.test(name)),
  ).filter((name) => {
    const file = path.join(root, name);
    const bytes = readFileSync(file);
    const {text, problem} = decode(bytes);
    const isDifferent = !problem && !Buffer.from(text).equals(bytes);
    if (isDifferent) {
      writeFileSync(file, text);
    }
    return isDifferent;
  });
}
