// @ts-check
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copySite} from '../../scripts/lib/copy-site.mjs';

const CONTENT = ['blog', 'docs', 'labs', 'lint', 'sidebars.ts', 'src', 'static', 'tsconfig.json'];

/** As in the template of create-docusaurus 3.10.2. */
const PACKAGE = {
  name: 'stock',
  private: true,
  browserslist: {
    production: ['>0.5%', 'not dead', 'not op_mini all'],
    development: ['last 3 chrome version', 'last 3 firefox version', 'last 5 safari version'],
  },
};

/**
 * Stock Docusaurus of the same version with the same content: what `create-docusaurus` makes, and of our
 * code only what notes and pages import. Of our versions of the theme's components it has the one for
 * tables alone.
 *
 * @param {string} siteFolder Absolute; must not be there yet.
 */
export async function makeStockSite(siteFolder) {
  await copySite(siteFolder, CONTENT);
  const theme = path.join(siteFolder, 'src/theme');
  for (const name of readdirSync(theme).filter((each) => each !== 'MDXComponents')) {
    rmSync(path.join(theme, name), {recursive: true});
  }
  writeFileSync(path.join(siteFolder, 'package.json'), JSON.stringify(PACKAGE));
  const config = readFileSync(path.join(import.meta.dirname, 'stock.config.ts'), 'utf8');
  writeFileSync(
    path.join(siteFolder, 'docusaurus.config.ts'),
    // Docusaurus loads its configuration without the alias.
    config.replaceAll("'@site/", "'./"),
  );
}
