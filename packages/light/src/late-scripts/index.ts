/**
 * Starts the site's scripts once the page has painted and the browser is idle, or when the reader first
 * interacts with it. With Docusaurus' own tags, scripts compete with the first paint for bandwidth and
 * processor time.
 *
 * On a slow phone, the first paint of this site's longest note comes after 1.5 s instead of 1.8. Costs 0.7
 * kB per page.
 *
 * Depends on how core's page template, or the site's own (`ssrTemplate`), writes the scripts.
 */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {fileOf, partError} from '../dependsOnFiles';
import type {Part} from '../part';

const TEMPLATE = {package: '@docusaurus/core', file: 'lib/ssg/ssgTemplate.html.js'};

/** The script tags in Eta, the template language (https://eta.js.org). */
const SCRIPTS = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

const URLS = '<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>';

/** The source of the inline function. Docusaurus' HTML minifier removes its comments. */
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
      throw partError(
        'late-scripts',
        `the site's ssrTemplate doesn't contain:\n${SCRIPTS}\n`,
        'Add this to ssrTemplate in docusaurus.config.ts',
      );
    }
    const late = `<script>(${startScripts()})(${URLS})</script>`;
    return {...site, ssrTemplate: template.replace(SCRIPTS, () => late)};
  },
};
