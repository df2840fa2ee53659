import {statSync} from 'node:fs';
import path from 'node:path';
import {isFile, pathOf} from '../../src/notes/project';
import {ALL, nodeRule} from '../rule';

const BYTES = 500_000;

/** A picture in Markdown exists and is small enough for a phone to download. */
export default nodeRule('picture', ALL, ({name}) => (node) => {
  const url = node.type === 'image' ? node.url.replace(/[?#].*$/, '') : undefined;
  if (!url || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return undefined;
  }
  const folder = path.posix.dirname(name);
  const place = url.startsWith('/')
    ? `static${url}`
    : (/^@site\/(.*)/.exec(url)?.[1] ?? path.posix.join(folder, decodeURI(url)));
  if (!isFile(place)) {
    return `${place} doesn't exist; fix the path, or add the file.`;
  }
  const bytes = statSync(pathOf(place)).size;
  return bytes > BYTES
    ? `${place} is ${(bytes / 1e6).toFixed(1)} MB; the limit is ${BYTES / 1000} kB. Compress it, or use SVG or WebP.`
    : undefined;
});
