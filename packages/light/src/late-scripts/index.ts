/**
 * Starts the site's scripts once the page is painted and the browser idle, or at the reader's first
 * action. Beside the page, as Docusaurus has them, they compete with the first paint for a slow
 * connection and a slow processor.
 *
 * Gain, on a slow phone: the largest paint after 1.0 s instead of 2.2. Cost: 0.7 KB of every page.
 *
 * Leans on how core's template for pages, or the site's own (`ssrTemplate`), writes the scripts.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileOf, partError} from '../dependsOnFiles';
import type {Part} from '../part';

const TEMPLATE = {package: '@docusaurus/core', file: 'lib/ssg/ssgTemplate.html.js'};

/** In the template's language (https://eta.js.org). */
const SCRIPTS = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

const URLS = '<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>';

/** The inline script, a function; Docusaurus' minifier of HTML takes the comments out. */
const startScripts = () => readFileSync(path.join(__dirname, 'startScripts.js'), 'utf8');

function readTemplate(): string {
  const load = createRequire(__filename);
  return (load(fileOf(TEMPLATE.package, TEMPLATE.file)) as {default: string}).default.trim();
}

export const lateScripts: Part = {
  name: 'late-scripts',
  dependsOn: [{...TEMPLATE, has: [SCRIPTS]}],
  addTo(site) {
    const template = site.ssrTemplate ?? readTemplate();
    if (!template.includes(SCRIPTS)) {
      throw partError('late-scripts', `the site's ssrTemplate does not have:\n${SCRIPTS}\n`);
    }
    const late = `<script>(${startScripts()})(${URLS})</script>`;
    return {...site, ssrTemplate: template.replace(SCRIPTS, () => late)};
  },
};
