/**
 * Pages of the build, as bytes: with many notes they are a hundred megabytes, of which hardly anything has
 * to be text. Nearly all that is looked for in a page is ASCII, and the same in both.
 */
import {closeSync, ftruncateSync, fstatSync, openSync, readSync, writevSync} from 'node:fs';

/** Every page is read into the same memory: new memory for each takes three times as long. */
let room = Buffer.alloc(1 << 20);

/** @returns The page's bytes, which are those of the next page once that is read. */
export function readPage(file: string): Buffer {
  const descriptor = openSync(file, 'r');
  try {
    const {size} = fstatSync(descriptor);
    if (size > room.length) {
      room = Buffer.alloc(2 * size);
    }
    return room.subarray(0, readSync(descriptor, room, 0, size, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** Writes over the page that is there: where a file is emptied first, some systems put it on the disk. */
export function writePage(file: string, pieces: readonly Buffer[]): void {
  const descriptor = openSync(file, 'r+');
  try {
    ftruncateSync(descriptor, writevSync(descriptor, pieces, 0));
  } finally {
    closeSync(descriptor);
  }
}

/** The page, or a piece of it, as a string in which each character is a byte; made twice as fast as text. */
export const toByteString = (bytes: Buffer): string => bytes.toString('latin1');

/** The text of a piece of such a string. */
export const toText = (byteString: string): string => Buffer.from(byteString, 'latin1').toString();
