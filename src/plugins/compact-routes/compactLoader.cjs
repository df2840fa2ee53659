// @ts-check
/**
 * A bundler loader that makes one row of each note, `[id, chunk, load]` in `registry.js`, and has the
 * other generated files made from these rows when they run.
 */
const path = require('node:path');
const {findChunkGroup} = require('./chunkGroups.cjs');
const {DOC_ROUTE, REGISTRY_ENTRY, listFiles, readNotes} = require('./readNotes.cjs');

/** @typedef {import('./readNotes.cjs').Notes} Notes */
/** @typedef {import('./readNotes.cjs').SidebarItem} SidebarItem */

const IMPORT_ROWS = "import {notes} from '@generated/registry';";

/**
 * A route's chunk keeps its key in the registry, with the name of the chunk that it is part of before
 * it: `docs.17896441`. chunkAsset.ts takes the name from it.
 *
 * @param {string} key
 * @param {string} source
 */
function addGroup(key, source) {
  const group = findChunkGroup(source);
  return group ? `${group}.${key}` : key;
}

/**
 * @param {string} source
 * @param {Notes} site
 */
function compactRegistry(source, {notes}) {
  /** @type {Map<string, string>} */
  const loads = new Map();
  const noteByChunk = new Map(notes.map((note) => [note.chunk, note]));
  // The path of the source and the module's id are for the server.
  const registry = source.replace(REGISTRY_ENTRY, (_entry, chunk, load, module) => {
    const name = noteByChunk.get(chunk)?.shortName ?? findChunkGroup(module) ?? chunk;
    const named = load.replace(`webpackChunkName: "${chunk}"`, `webpackChunkName: "${name}"`);
    if (noteByChunk.has(chunk)) {
      loads.set(chunk, named);
      return '';
    }
    return `"${addGroup(chunk, module)}": [${named}],`;
  });
  const rows = notes.map(
    ({id, chunk, shortName}) => `[${JSON.stringify(id)}, "${shortName}", ${loads.get(chunk)}]`,
  );
  return registry.replace(
    'export default {',
    `export const notes = [\n${rows.join(',\n')}\n];
export default {
  ...Object.fromEntries(notes.map(([, chunk, load]) => [chunk, [load]])),`,
  );
}

/**
 * @param {string} source
 * @param {Notes} site
 */
function compactChunkNames(source, {notes, base, moduleByChunk}) {
  const routes = JSON.parse(
    source.replace(
      /"(\w+)"(?!:)/g,
      (_text, chunk) => `"${addGroup(chunk, moduleByChunk.get(chunk) ?? '')}"`,
    ),
  );
  const paths = new Set(notes.map(({id}) => base + id));
  const keys = Object.keys(routes).filter((key) => paths.has(key.replace(/-\w+$/, '')));
  const shared = {...routes[keys[0] ?? '']};
  delete shared.content;
  keys.forEach((key) => delete routes[key]);
  return `${IMPORT_ROWS}
const routes = ${JSON.stringify(routes)};
notes.forEach(([id, content]) => {
  routes['${base}' + id + '-0'] = {...${JSON.stringify(shared)}, content};
});
export default routes;`;
}

/**
 * @param {string} source
 * @param {Notes} site
 */
function compactRoutes(source, {notes, base, sidebar}) {
  const paths = new Set(notes.map(({id}) => base + id));
  let isFirst = true;
  const routes = source.replace(DOC_ROUTE, (entry, routePath) => {
    if (!paths.has(routePath)) {
      return entry;
    }
    const replacement = isFirst ? '...notes.map(toRoute),' : '';
    isFirst = false;
    return replacement;
  });
  return `${IMPORT_ROWS}
function toRoute([id]) {
  const path = '${base}' + id;
  return {path, component: ComponentCreator(path, '0'), exact: true, sidebar: '${sidebar}'};
}
${routes}`;
}

/**
 * @param {string} source
 * @param {Notes} site
 */
function compactGlobalData(source, {notes, base, sidebar}) {
  const data = JSON.parse(source);
  const version = data['docusaurus-plugin-content-docs'].default.versions[0];
  const ids = new Set(notes.map(({id}) => id));
  version.docs = version.docs.filter((/** @type {{id: string}} */ {id}) => !ids.has(id));
  return `${IMPORT_ROWS}
const data = ${JSON.stringify(data)};
data['docusaurus-plugin-content-docs'].default.versions[0].docs.push(
  ...notes.map(([id]) => ({id, path: '${base}' + id, sidebar: '${sidebar}'})),
);
export default data;`;
}

/**
 * @param {string} source
 * @param {Notes} site
 */
function compactVersion(source, {notes, base, sidebar}) {
  const {version} = JSON.parse(source);
  const waiting = new Set(notes.map(({id}) => id));

  /**
   * Leaves of each note the label alone: the rows have the sidebar's order.
   *
   * @param {SidebarItem[]} items
   * @returns {unknown[]}
   */
  function compactItems(items) {
    return items.map((item) => {
      if (item.items) {
        return {...item, items: compactItems(item.items)};
      }
      return item.docId && waiting.delete(item.docId) ? item.label : item;
    });
  }

  version.docsSidebars[sidebar] = compactItems(version.docsSidebars[sidebar]);
  // Descriptions are for cards of notes, which no page of this site has.
  notes.forEach(({id}) => delete version.docs[id]);
  return `${IMPORT_ROWS}
import {expandVersion} from '@site/src/plugins/compact-routes/expandVersion';
export default expandVersion(${JSON.stringify(version)}, notes, '${base}', '${sidebar}');`;
}

/**
 * By name; the file with the sidebars has a name that Docusaurus makes.
 *
 * @type {Record<string, (source: string, site: Notes) => string>}
 */
const COMPACTORS = {
  'registry.js': compactRegistry,
  'routesChunkNames.json': compactChunkNames,
  'routes.js': compactRoutes,
  'globalData.json': compactGlobalData,
};

/**
 * @this {{
 *   resourcePath: string,
 *   getOptions: () => {generatedDir: string},
 *   addDependency: (file: string) => void,
 * }}
 * @param {string} source
 */
module.exports = function compactLoader(source) {
  const {generatedDir} = this.getOptions();
  // The rows come from all of them, in the order of the sidebar.
  listFiles(generatedDir).forEach((file) => this.addDependency(file));
  const compact = COMPACTORS[path.basename(this.resourcePath)] ?? compactVersion;
  return compact(source, readNotes(generatedDir));
};
