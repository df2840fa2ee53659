/**
 * Lets a static host answer every form of an address. The build writes `x.html`, which answers `/x`
 * and `/x.html`; the same page at `x/index.html` answers `/x/` and `/x/index.html` without a redirect.
 *
 * The second is another name of the same file where the disk can have that (a hard link), which takes
 * neither time nor room, and a copy elsewhere. What packs or uploads a folder has two files of it:
 * https://github.com/actions/upload-pages-artifact says `--hard-dereference`.
 */
import {readdirSync} from 'node:fs';
import {copyFile, link, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Pages that are looked up by their file name alone. */
const SINGLE_FORM = new Set(['index.html', '404.html']);

export default function addressForms(): Plugin {
  return {
    name: 'address-forms',
    async postBuild({outDir}) {
      const forms = readdirSync(outDir, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.html') && !SINGLE_FORM.has(path.basename(file)))
        .map((file) => {
          const page = path.join(outDir, file);
          return {page, folder: page.replace(/\.html$/, '')};
        });
      // While other plugins change the pages, which they do without a pause: it is behind them.
      await Promise.all(forms.map(({folder}) => mkdir(folder, {recursive: true})));
      await Promise.all(
        forms.map(({page, folder}) => {
          const other = path.join(folder, 'index.html');
          return link(page, other).catch(() => copyFile(page, other));
        }),
      );
    },
  };
}
