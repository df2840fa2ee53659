// @ts-check
/**
 * The floor: each note as somebody would write it by hand. The article's HTML is that of our build,
 * in a page with one small stylesheet and no script.
 */
import {cp, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {basePath} from '../../src/site/identity.cjs';
import {NOTES} from '../../scripts/lib/pages.mjs';

/**
 * @param {string} html Of a built page.
 * @param {RegExp} pattern With one group.
 * @param {string} what Is looked for, in an error's words.
 */
function extract(html, pattern, what) {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) {
    throw new Error(
      `bench/sites/plain.mjs found no ${what} in a built note. ` +
        'The theme writes it in another way now: mend the pattern.',
    );
  }
  return found;
}

/** @param {string} html Of a built note. */
function makePlainPage(html) {
  const title = extract(html, /<title[^>]*>([^<]*)<\/title>/, 'title');
  const description = extract(html, /name="?description"? content="([^"]*)"/, 'description');
  const article = extract(html, /(<article>.*<\/article>)/s, 'article');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${title}</title>
    <meta name="description" content="${description}">
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${basePath}plain.css">
  </head>
  <body>
    <main>${article.replace(/<script\b.*?<\/script>/gs, '')}</main>
  </body>
</html>
`;
}

/**
 * @param {string} builtFolder The folder with our built site.
 * @param {string} plainFolder Is made and filled.
 */
export async function makePlainSite(builtFolder, plainFolder) {
  for (const note of NOTES) {
    const target = path.join(plainFolder, `${note}.html`);
    await mkdir(path.dirname(target), {recursive: true});
    const html = await readFile(path.join(builtFolder, `${note}.html`), 'utf8');
    await writeFile(target, makePlainPage(html));
  }
  await cp(path.join(import.meta.dirname, 'plain.css'), path.join(plainFolder, 'plain.css'));
  await writeFile(path.join(plainFolder, '404.html'), '<!doctype html><title>Not found</title>\n');
  // What a page may show; a note without pictures has no such folder.
  for (const pictures of ['assets/images', 'img']) {
    await cp(path.join(builtFolder, pictures), path.join(plainFolder, pictures), {
      recursive: true,
    }).catch((/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'ENOENT') {
        throw error;
      }
    });
  }
}
