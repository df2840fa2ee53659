import {buildSite} from './buildSite';
import {expect, test} from '../fixtures';

// A build takes seconds on an idle machine.
test.setTimeout(120_000);

const OWN_CSS = `
.x-look { color: red }
.lookRed { color: green }
.md\\:wide { color: blue }
.badge { outline-color: tan }
@keyframes blink { to { opacity: 0.5 } }
:root { --site-ink: brand }
p { background: var(--site-ink); fill: var(--ifm-color-danger) }
`;

const OWN_SCRIPT = `
import {kind} from './kind';
function look({target}) {
  const name = location.hash;
  target.className = 'x-' + name + ' look' + name + ' ' + kind;
  target.style.color = getComputedStyle(target).getPropertyValue('--site-' + name);
  target.style.borderColor = 'var(--ifm-color-danger)';
}
// The server runs this too.
globalThis.document?.addEventListener('click', look);
`;

/** Adds to PostCSS, and says what came of the stylesheet. */
const OTHER_PLUGIN = `
const {readdirSync, readFileSync} = require('fs');
const brand = {
  postcssPlugin: 'brand',
  Declaration(node) { node.value = node.value.replace('brand', 'rgb(1, 2, 3)'); },
};
module.exports = () => ({
  name: 'other',
  configurePostCss: (options) => ({...options, plugins: [...options.plugins, brand]}),
  async postBuild({outDir}) {
    const [file] = readdirSync(outDir + '/assets/css');
    const page = readFileSync(outDir + '/note.html', 'utf8');
    console.log('STYLESHEET', page.includes(file), readFileSync(outDir + '/assets/css/' + file, 'utf8'));
  },
});
`;

test('Rules that only scripts of an author use stay in a light stylesheet', async () => {
  const {succeeded, output} = await buildSite(
    'light-css',
    {
      'src/own.css': OWN_CSS,
      'src/own.js': OWN_SCRIPT,
      'src/kind.ts': "export const kind: string = 'badge badge--success';",
      'other.js': OTHER_PLUGIN,
    },
    {
      clientModules: ['./src/own.css', './src/own.js'],
      plugins: ['../../../src/light/css/index.ts', './other.js'],
    },
  );
  expect(succeeded, output).toBe(true);
  const [, css = ''] = output.split('STYLESHEET true');

  for (const rule of [
    '.x-look{',
    '.lookRed{',
    '.md\\:wide{',
    '.badge{outline',
    '@keyframes blink',
  ]) {
    expect(css, "of the site's own").toContain(rule);
  }
  expect(css, "by another plugin's PostCSS plugin").toContain('--site-ink:#010203');
  expect(css, 'of Infima, named in a .ts file').toContain('.badge--success{');
  expect(css, 'of Infima, read in a script').toContain('--ifm-color-danger:#fa383e');

  // `hero__title` is on the theme's page for what is not found.
  expect(css, 'of Infima, used by nobody').not.toMatch(/\.hero(?!__title)|\.pills|--ifm-hero/);
  expect(css, 'marks for the minifier').not.toMatch(/@media[^{]*\blight-/);
});
