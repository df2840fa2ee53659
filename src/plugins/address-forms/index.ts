/**
 * Lets a static host answer every form of an address. The build writes `x.html`, which answers `/x`
 * and `/x.html`; the same page at `x/index.html` answers `/x/` and `/x/index.html` without a redirect.
 *
 * The second is another name of the same file where the disk can have that (a hard link), which takes
 * neither time nor room, and a copy elsewhere. What packs or uploads a folder has two files of it:
 * https://github.com/actions/upload-pages-artifact says `--hard-dereference`.
 */
import {copyFile, link, mkdir, readdir} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Pages that are looked up by their file name alone. */
const SINGLE_FORM = new Set(['index.html', '404.html']);

async function giveFolderForm(outDir: string, file: string): Promise<void> {
  const page = path.join(outDir, file);
  const folder = path.join(outDir, file.replace(/\.html$/, ''));
  const other = path.join(folder, 'index.html');
  await mkdir(folder, {recursive: true});
  await link(page, other).catch(() => copyFile(page, other));
}

export default function addressForms(): Plugin {
  return {
    name: 'address-forms',
    async postBuild({outDir}) {
      // What changes pages does so without a pause, so it is done, whichever plugin comes first.
      const files = await readdir(outDir, {recursive: true});
      const pages = files.filter(
        (file) => file.endsWith('.html') && !SINGLE_FORM.has(path.basename(file)),
      );
      await Promise.all(pages.map((page) => giveFolderForm(outDir, page)));
    },
  };
}
