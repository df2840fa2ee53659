import {statSync} from 'node:fs';
import path from 'node:path';
import {pictureOf} from '../../src/notes/elements';
import {isFile, pathOf} from '../../src/notes/project';
import {ALL, nodeRule} from '../rule';

const BYTES = 500_000;

/** A picture is there, and is small enough to be sent to a phone. */
export default nodeRule('picture', ALL, ({name}) => (node) => {
  const url = pictureOf(node);
  if (!url || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
    return undefined;
  }
  const folder = path.posix.dirname(name);
  const place = url.startsWith('/')
    ? `static${url}`
    : (/^@site\/(.*)/.exec(url)?.[1] ?? path.posix.join(folder, decodeURI(url)));
  if (!isFile(place)) {
    return `${place} is not there; mend the address, or add the file.`;
  }
  const bytes = statSync(pathOf(place)).size;
  return bytes > BYTES
    ? `${place} has ${(bytes / 1e6).toFixed(1)} MB; make it smaller (${BYTES / 1000} kB at most), as SVG or WebP.`
    : undefined;
});
