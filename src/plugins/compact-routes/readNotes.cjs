// @ts-check
/**
 * Finds the notes in what Docusaurus generated for the browser, for the loaders beside this file.
 *
 * @typedef {object} Note
 * @property {string} id Also the path's end, after `base`.
 * @property {string} chunk The name of its chunk.
 * @property {string} shortName What the chunk is named here.
 *
 * @typedef {object} Notes
 * @property {Note[]} notes In the order of the sidebar.
 * @property {string} base Of their paths, with the slash at its end.
 * @property {string} sidebar Its id.
 * @property {Map<string, string>} moduleByChunk What is in each chunk of the routes.
 *
 * @typedef {{type: string, label: string, href?: string, docId?: string, items?: SidebarItem[]}} SidebarItem
 */
const {readFileSync, readdirSync} = require('node:fs');
const path = require('node:path');

const DOCS = 'docusaurus-plugin-content-docs';
const SHORTEST_NAME = 4;

/** The generated files that name every note, beside the one with the sidebars. */
const FILES = ['registry.js', 'routesChunkNames.json', 'routes.js', 'globalData.json'];

/** A page in a sidebar, in `routes.js`. */
const DOC_ROUTE =
  /\{\s*path: '(?<path>[^']+)',\s*component: ComponentCreator\('\k<path>', '(?<hash>\w+)'\),\s*exact: true,\s*sidebar: "(?<sidebar>[^"]+)"\s*\},?/g;

/** A chunk, in `registry.js`. */
const REGISTRY_ENTRY =
  /"(?<chunk>\w+)": \[(?<load>.+), "(?<source>[^"]+)", require\.resolveWeak\("\k<source>"\)\],?/g;

/**
 * @param {string} source
 * @param {RegExp} pattern With named groups.
 * @returns {{[group: string]: string}[]} The groups of each match.
 */
function findAll(source, pattern) {
  return [...source.matchAll(pattern)].map((match) => match.groups ?? {});
}

/**
 * The file with the docs' sidebars. Where there are several versions this is the first one's.
 *
 * @param {string} generatedDir
 * @returns {string} Its path.
 */
function findSidebarsFile(generatedDir) {
  const dir = path.join(generatedDir, DOCS, 'default', 'p');
  const file = readdirSync(dir).find((name) =>
    readFileSync(path.join(dir, name), 'utf8').startsWith('{"version":{"pluginId"'),
  );
  if (!file) {
    throw new Error(
      `${dir} has no file with the docs' version; adapt src/plugins/compact-routes or take it out.`,
    );
  }
  return path.join(dir, file);
}

/**
 * @param {string} generatedDir
 * @returns {string[]} The paths of all files that name every note.
 */
function listFiles(generatedDir) {
  return [...FILES.map((file) => path.join(generatedDir, file)), findSidebarsFile(generatedDir)];
}

/**
 * @param {SidebarItem[]} items
 * @returns {SidebarItem[]} The sidebar without its categories.
 */
function flatten(items) {
  return items.flatMap((item) => (item.items ? flatten(item.items) : [item]));
}

/**
 * The shortest length at which the names still differ from each other.
 *
 * @param {string[]} names
 */
function findUniqueLength(names) {
  let length = SHORTEST_NAME;
  while (new Set(names.map((name) => name.slice(0, length))).size < names.length) {
    length++;
  }
  return length;
}

/**
 * The notes that differ in id, label and content alone. Any other, in a second sidebar or with a
 * path of its own for instance, keeps the entries that Docusaurus made.
 *
 * @param {string} generatedDir `.docusaurus`
 * @returns {Notes}
 */
function readNotes(generatedDir) {
  /** @param {string} file */
  const read = (file) => readFileSync(path.join(generatedDir, file), 'utf8');

  const {docsSidebars} = JSON.parse(readFileSync(findSidebarsFile(generatedDir), 'utf8')).version;
  const [sidebar, items] = Object.entries(docsSidebars)[0] ?? ['', []];
  const version = JSON.parse(read('globalData.json'))[DOCS]?.default?.versions?.[0];
  const base = `${version?.path}/`;
  const ids = new Set(version?.docs?.map((/** @type {{id: string}} */ {id}) => id));
  const chunkNames = JSON.parse(read('routesChunkNames.json'));
  const routes = new Map(
    findAll(read('routes.js'), DOC_ROUTE)
      .filter((route) => route.sidebar === sidebar)
      .map((route) => [route.path, chunkNames[`${route.path}-${route.hash}`]]),
  );
  /** @type {Map<string, string>} */
  const moduleByChunk = new Map(
    findAll(read('registry.js'), REGISTRY_ENTRY).map(({chunk = '', source = ''}) => [
      chunk,
      source,
    ]),
  );

  const candidates = flatten(items).filter(
    ({href, docId, ...rest}) =>
      // Once in the sidebar: deleted where it is found.
      ids.delete(docId ?? '') &&
      href === base + docId &&
      moduleByChunk.has(routes.get(href)?.content) &&
      Object.keys(rest).join() === 'type,label,unlisted',
  );
  const component = routes.get(candidates[0]?.href)?.__comp;
  const alike = candidates.filter(({href}) => {
    const chunks = routes.get(href);
    return chunks.__comp === component && Object.keys(chunks).join() === '__comp,content';
  });
  if (alike.length === 0) {
    throw new Error(
      `${generatedDir} no longer lists notes as it did; adapt src/plugins/compact-routes or take it out.`,
    );
  }
  const names = alike.map(({href}) => routes.get(href).content);
  const length = findUniqueLength([...new Set(names)]);
  const notes = alike.map(({docId}, index) => ({
    id: docId ?? '',
    chunk: names[index],
    shortName: names[index].slice(0, length),
  }));
  return {notes, base, sidebar, moduleByChunk};
}

module.exports = {DOC_ROUTE, REGISTRY_ENTRY, listFiles, readNotes};
