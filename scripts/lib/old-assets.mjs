// @ts-check
/**
 * Takes files of earlier deployments along. A deployment replaces the whole site, while pages of the one
 * before live on in caches (GitHub Pages lets them for ten minutes), in open tabs and in tabs that a
 * browser restores; they ask for scripts and stylesheets under names that the new build no longer has.
 */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** At the site's root: what is in `assets`, so that the next deployment can ask for it. */
export const LIST = 'assets.json';

/** How long a file is kept after the last deployment whose build had it, in days. */
export const KEPT_FOR = 30;

/** What is kept may weigh this much in all, in bytes; the site may have a gigabyte. */
const ROOM = 100_000_000;

/** How long one answer may take, in milliseconds, and how many are awaited at a time. */
const ANSWER_TIME = 10_000;
const LANES = 8;

const DAY = 24 * 60 * 60 * 1000;

/**
 * @typedef {{sha256: string, size: number, replaced?: string}} Asset `replaced` is the date on which a
 *   deployment first came without it in its build.
 * @typedef {Record<string, Asset>} Assets By path from the site's root.
 */

/** @param {Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/**
 * @param {string} site The folder of a built site.
 * @returns {Assets} What is in its folder `assets`, whose files have a hash of their content in the name.
 */
export function listAssets(site) {
  const folder = path.join(site, 'assets');
  const files = existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile())
    : [];
  return Object.fromEntries(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => {
        const content = readFileSync(file);
        const name = path.relative(site, file).split(path.sep).join('/');
        return [name, {sha256: hashOf(content), size: content.length}];
      }),
  );
}

/**
 * @param {Assets} before What the published site has.
 * @param {Assets} now What the build has.
 * @param {Date} date Of this deployment.
 * @returns {Assets} What is to be kept, the newest first.
 */
export function chooseKept(before, now, date) {
  let room = ROOM;
  const kept = Object.entries(before)
    .filter(([name]) => /^assets\/[^\\]+$/.test(name) && !name.split('/').includes('..'))
    .filter(([name]) => !Object.hasOwn(now, name))
    .map(([name, {sha256, size, replaced = date.toISOString()}]) => ({
      name,
      asset: {sha256, size, replaced},
    }))
    .filter(({asset}) => date.getTime() - Date.parse(asset.replaced) < KEPT_FOR * DAY)
    .sort((a, b) => b.asset.replaced.localeCompare(a.asset.replaced))
    .filter(({asset}) => (room -= asset.size) >= 0);
  return Object.fromEntries(kept.map(({name, asset}) => [name, asset]));
}

/**
 * @param {URL} address
 * @returns {Promise<Buffer>} Rejects, with a sentence, where the answer is anything but the file.
 */
async function ask(address) {
  const asked = new URL(address);
  // Caches before the site may still have what was there before; they have nothing under this address.
  asked.searchParams.set('keep', String(Date.now()));
  let response;
  try {
    response = await fetch(asked, {signal: AbortSignal.timeout(ANSWER_TIME)});
    if (response.ok) {
      return Buffer.from(await response.arrayBuffer());
    }
  } catch (error) {
    throw new Error(`${address} does not answer: ${/** @type {Error} */ (error).message}.`, {
      cause: error,
    });
  }
  throw new Error(`${address} is answered with ${response.status}.`);
}

/**
 * @param {URL} site
 * @returns {Promise<Assets>} What the published site says it has. Rejects where it says nothing.
 */
async function askForList(site) {
  const address = new URL(LIST, site);
  const text = (await ask(address)).toString();
  try {
    const assets = /** @type {Assets} */ (JSON.parse(text).assets);
    for (const [name, {sha256, size, replaced}] of Object.entries(assets)) {
      const isDated = replaced === undefined || !Number.isNaN(Date.parse(replaced));
      if (!/^[0-9a-f]{64}$/.test(sha256) || !Number.isInteger(size) || !isDated) {
        throw new Error(`of ${name} it says nothing of use`);
      }
    }
    return assets;
  } catch (error) {
    throw new Error(`${address} is no list of files: ${/** @type {Error} */ (error).message}.`, {
      cause: error,
    });
  }
}

/**
 * Adds to a built site the files in `assets` that the published one has and it lacks, and the list for
 * the next deployment. What the build has made stays as it is.
 *
 * @param {string} folder With the built site.
 * @param {string} address Of the published site, with the base path.
 * @param {Date} [date] Of this deployment.
 * @returns {Promise<{kept: string[], warnings: string[]}>} What was added, and what could not be had.
 */
export async function keepOldAssets(folder, address, date = new Date()) {
  const site = new URL(address.replace(/\/*$/, '/'));
  const now = listAssets(folder);
  /** @type {string[]} */
  const warnings = [];
  const warn = (/** @type {unknown} */ error) =>
    warnings.push(error instanceof Error ? error.message : String(error));
  /** @type {Assets} */
  let before = {};
  try {
    before = await askForList(site);
  } catch (error) {
    warn(error);
  }
  const wanted = Object.entries(chooseKept(before, now, date));
  /** @type {Assets} */
  const kept = {};

  /**
   * @param {string} name
   * @param {Asset} asset
   */
  async function keep(name, asset) {
    const source = new URL(name.split('/').map(encodeURIComponent).join('/'), site);
    const content = await ask(source);
    if (hashOf(content) !== asset.sha256) {
      throw new Error(`${source} is not what the list says: its SHA-256 differs.`);
    }
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    // A file of the build is never written over.
    await writeFile(file, content, {flag: 'wx'});
    kept[name] = asset;
  }

  const waiting = [...wanted];
  const keepWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await keep(...next).catch(warn);
    }
  };
  await Promise.all(Array.from({length: LANES}, keepWaiting));

  const assets = {...now, ...Object.fromEntries(Object.entries(kept).sort())};
  await writeFile(path.join(folder, LIST), `${JSON.stringify({assets}, undefined, 1)}\n`);
  return {kept: Object.keys(kept).sort(), warnings};
}
