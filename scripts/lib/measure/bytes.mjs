// @ts-check
/**
 * What a browser loads for a page until its scripts have run and the line is quiet, with no action
 * of the reader. A real browser says what is asked for, so that scripts loaded late are counted and
 * files that no page asks for are not. Each body is weighed after gzip at level 9, fonts and
 * pictures as they are; what is in the HTML itself (inline scripts, styles, pictures) counts as HTML.
 */
import {gzipSync} from 'node:zlib';
import {openUntilQuiet, PHONE} from './browser.mjs';

/**
 * @typedef {'html' | 'css' | 'js' | 'font' | 'image' | 'other'} Kind
 * @typedef {Record<Kind | 'prefetch' | 'requests', number>} PageWeight Bytes, but `requests`, which
 *   like the kinds leaves out what is prefetched.
 */

/** @type {Record<string, Kind>} By the browser's own name. */
const KIND_OF = {document: 'html', stylesheet: 'css', script: 'js', font: 'font', image: 'image'};

/** Already compressed. An SVG is text. */
const COMPRESSED = /^(?:font\/|image\/(?!svg))/;

/**
 * @param {string} url
 * @returns {Promise<{bytes: number, isImage: boolean}>}
 */
async function weigh(url) {
  // From the server once more: the browser does not hand out what it only prefetched.
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} is answered with ${response.status}. Build the site again.`);
  }
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  return {
    bytes: COMPRESSED.test(type) ? body.length : gzipSync(body, {level: 9}).length,
    isImage: type.startsWith('image/'),
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{hasScripts?: boolean}} [options]
 * @returns {Promise<PageWeight>}
 */
export async function measureBytes(browser, url, {hasScripts = true} = {}) {
  const context = await browser.newContext({viewport: PHONE});
  try {
    const page = await context.newPage();
    /** @type {import('@playwright/test').Request[]} */
    const requests = [];
    page.on('request', (request) => requests.push(request));
    await openUntilQuiet(page, {hasScripts}, () => page.goto(url));

    /** @type {Map<string, Kind | 'prefetch'>} */
    const loaded = new Map();
    for (const request of requests.filter((each) => each.url().startsWith('http'))) {
      const headers = await request.allHeaders();
      const isPrefetch = /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
      // What is prefetched and then needed is needed.
      if (!isPrefetch || !loaded.has(request.url())) {
        const kind = KIND_OF[request.resourceType()] ?? 'other';
        loaded.set(request.url(), isPrefetch ? 'prefetch' : kind);
      }
    }
    /** @type {PageWeight} */
    const weight = {html: 0, css: 0, js: 0, font: 0, image: 0, other: 0, prefetch: 0, requests: 0};
    for (const [loadedUrl, kind] of loaded) {
      const {bytes, isImage} = await weigh(loadedUrl);
      // The browser does not call the page's icon a picture.
      weight[kind === 'other' && isImage ? 'image' : kind] += bytes;
      weight.requests += kind === 'prefetch' ? 0 : 1;
    }
    return weight;
  } finally {
    await context.close();
  }
}
