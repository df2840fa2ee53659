// @ts-check
/**
 * Writes the page the lab loads: a document, a style sheet, a script and sixteen images.
 *
 *     node make-page.mjs FOLDER
 *
 * The images are bitmaps of random colours, so they can't be compressed, and they're the same on every run.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const IMAGES = 16;
const SIDE = 56;
const STYLE_BYTES = 12_000;
const SCRIPT_BYTES = 24_000;
const BITMAP_HEADER = 54;

/**
 * A small random number generator (mulberry32): the same seed gives the same image.
 *
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return (value ^ (value >>> 14)) >>> 24;
  };
}

/** @param {number} seed */
function makeBitmap(seed) {
  const row = Math.ceil((SIDE * 3) / 4) * 4;
  const bitmap = Buffer.alloc(BITMAP_HEADER + row * SIDE);
  bitmap.write('BM');
  bitmap.writeUInt32LE(bitmap.length, 2);
  bitmap.writeUInt32LE(BITMAP_HEADER, 10);
  bitmap.writeUInt32LE(40, 14);
  bitmap.writeInt32LE(SIDE, 18);
  bitmap.writeInt32LE(SIDE, 22);
  bitmap.writeUInt16LE(1, 26);
  bitmap.writeUInt16LE(24, 28);
  const random = createRandom(seed);
  for (let index = BITMAP_HEADER; index < bitmap.length; index += 1) {
    bitmap[index] = random();
  }
  return bitmap;
}

/** @param {string} rule @param {number} bytes */
const fill = (rule, bytes) => rule.repeat(Math.ceil(bytes / rule.length)).slice(0, bytes);

const folder = process.argv[2] ?? '.';
mkdirSync(folder, {recursive: true});
const images = Array.from({length: IMAGES}, (_, index) => `image-${index + 1}.bmp`);
images.forEach((name, index) => writeFileSync(path.join(folder, name), makeBitmap(index)));
writeFileSync(path.join(folder, 'style.css'), `/* ${fill('padding ', STYLE_BYTES)} */\n`);
writeFileSync(path.join(folder, 'app.js'), `/* ${fill('padding ', SCRIPT_BYTES)} */\n`);
writeFileSync(
  path.join(folder, 'index.html'),
  `<!doctype html>
<html lang="en">
<title>Lab page</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css">
<script src="app.js" defer></script>
${images.map((name) => `<img src="${name}" width="${SIDE}" height="${SIDE}" alt="">`).join('\n')}
</html>
`,
);
