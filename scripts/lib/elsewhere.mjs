// @ts-check
/**
 * Has a program run on another day and a file system that lists a folder's files in another order:
 *
 *     node --import ./scripts/lib/elsewhere.mjs <program>
 *
 * What asks the operating system by other means than `Date` and `node:fs` is not reached.
 */
import fs from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';

/** In milliseconds; another year, month, weekday and hour. */
const LATER = (400 * 24 + 7) * 60 * 60 * 1000;

const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [RealDate.now() + LATER], newTarget),
  apply: () => new Date().toString(),
  get: (target, key, receiver) =>
    key === 'now' ? () => RealDate.now() + LATER : Reflect.get(target, key, receiver),
});

/** @param {unknown} entries */
const reverse = (entries) => (Array.isArray(entries) ? [...entries].reverse() : entries);

const {readdir, readdirSync} = fs;
const readdirPromise = fs.promises.readdir;

Object.assign(fs, {
  /** @param {any[]} given */
  readdir(...given) {
    const callback = given.pop();
    Reflect.apply(readdir, fs, [
      ...given,
      (/** @type {unknown} */ error, /** @type {unknown} */ entries) =>
        callback(error, reverse(entries)),
    ]);
  },
  /** @param {any[]} given */
  readdirSync: (...given) => reverse(Reflect.apply(readdirSync, fs, given)),
});
Object.assign(fs.promises, {
  /** @param {any[]} given */
  readdir: async (...given) => reverse(await Reflect.apply(readdirPromise, fs.promises, given)),
});
syncBuiltinESMExports();
