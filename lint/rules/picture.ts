import {statSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import sharp from 'sharp';
import {visit} from 'unist-util-visit';
import {pictureOf} from '../elements';
import {findFileProblem, pathOf} from '../project';
import {ALL, rule} from '../rule';

const BYTES = 500_000;
/** Twice what the widest screen shows of it. */
const WIDTH = 2000;

async function findPictureProblem(name: string): Promise<string | undefined> {
  const {size: bytes} = statSync(pathOf(name));
  if (bytes > BYTES) {
    return `${name} has ${(bytes / 1e6).toFixed(1)} MB; make it smaller (${BYTES / 1000} kB at most), as SVG or WebP.`;
  }
  try {
    const {width, height} = await sharp(pathOf(name)).metadata();
    // A drawing has the size that it is shown with.
    return !name.endsWith('.svg') && Math.max(width, height) > WIDTH
      ? `${name} is ${width} × ${height} px; make it ${WIDTH} px wide and high at most.`
      : undefined;
  } catch {
    return `${name} is no picture that can be read; save it anew, or take it away.`;
  }
}

/** A picture is there, under that very name, and is small enough to be sent to a phone. */
export default rule('picture', ALL, async (tree, file, {name}) => {
  const pictures = new Map<Nodes, string>();
  visit(tree, (node) => {
    const url = pictureOf(node);
    if (url && !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url)) {
      pictures.set(node, url);
    }
  });
  for (const [node, url] of pictures) {
    const folder = url.startsWith('/')
      ? 'static'
      : url.startsWith('@site/')
        ? ''
        : path.posix.dirname(name);
    const place = path.posix.join(folder, decodeURI(url).replace(/^@site\//, ''));
    const message = findFileProblem(place) ?? (await findPictureProblem(place));
    if (message) {
      file.message(message, node);
    }
  }
});
