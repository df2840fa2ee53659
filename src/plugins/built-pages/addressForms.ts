import {copyFileSync, mkdirSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {BuiltSite} from './builtSite';

/** Pages that hosts look up by file name only. */
const SINGLE_FORM = new Set(['index.html', '404.html']);

/**
 * Copies each page `x.html` to `x/index.html`. GitHub Pages serves the first at `/x` and `/x.html`; without
 * the second, `/x/` would be a 404.
 */
export function addAddressForms({outDir}: BuiltSite): void {
  for (const file of readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    if (file.endsWith('.html') && !SINGLE_FORM.has(path.basename(file))) {
      const folder = path.join(outDir, file.slice(0, -'.html'.length));
      mkdirSync(folder, {recursive: true});
      copyFileSync(path.join(outDir, file), path.join(folder, 'index.html'));
    }
  }
}
