// @ts-check
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {basePath} from '../../src/site/identity.cjs';
import {NOTE} from '../../scripts/lib/pages.mjs';

/**
 * The floor: a note as somebody would write it by hand, with one small stylesheet and no script. The
 * article's HTML is that of our build.
 *
 * @param {string} builtFolder With our built site.
 * @param {string} plainFolder Is made and filled.
 */
export function makePlainSite(builtFolder, plainFolder) {
  const html = readFileSync(path.join(builtFolder, `${NOTE}.html`), 'utf8');
  /** @param {RegExp} pattern With one group. */
  const extract = (pattern) => {
    const found = pattern.exec(html)?.[1];
    if (found === undefined) {
      throw new Error(`bench/sites/plain.mjs: mend ${pattern}, which a built note no longer has.`);
    }
    return found;
  };
  const target = path.join(plainFolder, `${NOTE}.html`);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(
    target,
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${extract(/<title[^>]*>([^<]*)<\/title>/)}</title>
    <meta name="description" content="${extract(/name="?description"? content="([^"]*)"/)}">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${basePath}plain.css">
  </head>
  <body>
    <main>${extract(/(<article>.*<\/article>)/s).replace(/<script\b.*?<\/script>/gs, '')}</main>
  </body>
</html>
`,
  );
  cpSync(path.join(import.meta.dirname, 'plain.css'), path.join(plainFolder, 'plain.css'));
  cpSync(path.join(builtFolder, 'img'), path.join(plainFolder, 'img'), {recursive: true});
  cpSync(path.join(builtFolder, '404.html'), path.join(plainFolder, '404.html'));
}
