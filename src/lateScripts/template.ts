import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The function's source without its comments, which the reader need not load. */
function readStartScripts(): string {
  const source = readFileSync(path.join(__dirname, 'startScripts.js'), 'utf8');
  return source
    .slice(source.indexOf('function startScripts'))
    .replace(/\/\*\*? .*? \*\/|^\s*\/\/.*$/gm, '');
}

/**
 * Docusaurus' page template (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`) with one change: instead
 * of `script` elements that compete with the first paint, a small inline script that starts them later.
 */
export function makeLateScriptsTemplate(): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script>(${readStartScripts()})(<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>)</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
