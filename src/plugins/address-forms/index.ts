/**
 * Lets a static host answer every form of an address. The build writes `x.html`, which answers `/x`
 * and `/x.html`; a copy at `x/index.html` answers `/x/` and `/x/index.html` without a redirect.
 */
import {copyFile, mkdir, readdir} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Pages that are looked up by their file name alone. */
const SINGLE_FORM = new Set(['index.html', '404.html']);

async function copyToFolderForm(outDir: string, file: string): Promise<void> {
  const folder = path.join(outDir, file.replace(/\.html$/, ''));
  await mkdir(folder, {recursive: true});
  await copyFile(path.join(outDir, file), path.join(folder, 'index.html'));
}

export default function addressForms(): Plugin {
  return {
    name: 'address-forms',
    async postBuild({outDir}) {
      const files = await readdir(outDir, {recursive: true});
      const pages = files.filter(
        (file) => file.endsWith('.html') && !SINGLE_FORM.has(path.basename(file)),
      );
      await Promise.all(pages.map((page) => copyToFolderForm(outDir, page)));
    },
  };
}
