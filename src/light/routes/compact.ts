/**
 * Says each note once in what every page loads: as a row of the registry of chunks, from which
 * expand.ts makes the routes, their chunks, the docs' global data and the sidebar.
 *
 * Nothing is lost but the notes' descriptions, which only cards of notes show: theme/DocCard brings
 * them. The rest is expanded again at once and compared with what Docusaurus generated.
 */
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {partError} from '../ground';
import {shortenNames, type ChunkGroups} from './chunks';
import {
  expandChunkNames,
  expandDocs,
  expandRoutes,
  expandVersion,
  type Common,
  type CompactRoute,
  type Row,
} from './expand';
import {
  DOCS,
  FILES,
  type ChunkNames,
  type Generated,
  type GlobalData,
  type RouteNode,
} from './generated';
import type {Notes} from './notes';

const EXPAND = JSON.stringify(path.join(__dirname, 'expand'));
const IMPORT_ROWS = `import {rows, common} from '@generated/registry';\n`;

/** As data: JSON's is read faster, and has no prototype to set. */
const json = (value: unknown) => JSON.stringify(value);

export type Compacted = {
  /** New text by generated file, absolute. */
  files: Map<string, string>;
  /** The names of the notes' chunks. */
  noteChunks: Set<string>;
};

function mapNames(names: ChunkNames, rename: (name: string) => string): ChunkNames {
  const map = (value: ChunkNames[string]): ChunkNames[string] =>
    typeof value === 'string'
      ? rename(value)
      : Array.isArray(value)
        ? value.map((each) => mapNames(each, rename))
        : mapNames(value, rename);
  // Of an array of names, too, each is mapped.
  return Array.isArray(names)
    ? ((names as ChunkNames[string][]).map(map) as unknown as ChunkNames)
    : Object.fromEntries(Object.entries(names).map(([key, value]) => [key, map(value)]));
}

function compactRoutes(routes: readonly RouteNode[], paths: ReadonlySet<string>): CompactRoute[] {
  const others = routes.filter((route) => !paths.has(route.path));
  return [
    ...others.map(({path: p, hash: h, exact, routes: inner, attributes}): CompactRoute => ({
      p,
      h,
      ...(exact && {e: 1 as const}),
      ...(inner && {r: compactRoutes(inner, paths)}),
      ...(Object.keys(attributes).length > 0 && {a: attributes}),
    })),
    ...(others.length < routes.length ? [0 as const] : []),
  ];
}

/** Leaves of each note the label alone: the rows have the sidebar's order. */
function compactItems(items: PropSidebarItem[], ids: ReadonlySet<string>): PropSidebarItem[] {
  return items.map((item) => {
    if ('items' in item) {
      return {...item, items: compactItems(item.items, ids)};
    }
    const isNote = item.type === 'link' && ids.has(item.docId ?? '');
    return isNote ? (item.label as unknown as PropSidebarItem) : item;
  });
}

function compactVersion(
  version: PropVersionMetadata,
  sidebar: string,
  ids: ReadonlySet<string>,
  keepsDescriptions: boolean,
): PropVersionMetadata {
  return {
    ...version,
    docs: Object.fromEntries(
      Object.entries(version.docs).filter(([id]) => keepsDescriptions || !ids.has(id)),
    ),
    docsSidebars: {
      ...version.docsSidebars,
      [sidebar]: compactItems(version.docsSidebars[sidebar]!, ids),
    },
  };
}

const sortBy = <T>(items: readonly T[], keyOf: (item: T) => string): T[] =>
  [...items].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** Routes in one order, each with its chunks in place of the hash that leads to them. */
function resolveRoutes(
  routes: readonly RouteNode[],
  chunkNames: Record<string, unknown>,
): unknown[] {
  return sortBy(routes, (route) => route.path).map(({hash, routes: inner, ...route}) => ({
    ...route,
    chunks: hash === undefined ? undefined : chunkNames[`${route.path}-${hash}`],
    ...(inner && {routes: resolveRoutes(inner, chunkNames)}),
  }));
}

type ExpandedRoute = {component: {path: string; hash?: string}; routes?: ExpandedRoute[]} & Record<
  string,
  unknown
>;

function toNodes(routes: readonly ExpandedRoute[]): RouteNode[] {
  return routes.map(({path: routePath, component, exact, routes: inner, ...attributes}) => ({
    path: routePath as string,
    hash: component.hash,
    ...(exact === true && {exact}),
    ...(inner && {routes: toNodes(inner)}),
    attributes,
  }));
}

/** Compares as data: what was not there and what is `undefined` are the same in a file. */
const isSame = (a: unknown, b: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)));

/**
 * @param keepsDescriptions Whether somebody else than a card of notes may read descriptions.
 * @throws Error where expanding would not give back what was there.
 */
export function compact(
  generatedDir: string,
  generated: Generated,
  found: Notes,
  groups: ChunkGroups,
  keepsDescriptions: boolean,
): Compacted {
  const {notes, base, sidebar, version, globalVersion} = found;
  const short = shortenNames(notes, generated.registry.keys());
  const rename = (chunk: string) => {
    const group = groups.get(generated.registry.get(chunk) ?? '');
    return short.get(chunk) ?? (group ? `${group}.${chunk}` : chunk);
  };
  const common: Common = {base, sidebar, component: rename(found.component)};
  const paths = new Set(notes.map(({id}) => base + id));
  const ids = new Set(notes.map(({id}) => id));
  const rows: Row[] = notes.map(({id, chunk}) => [id, short.get(chunk)!, () => Promise.resolve()]);

  const compactedRoutes = compactRoutes(generated.routes, paths);
  const allChunkNames = Object.fromEntries(
    Object.entries(generated.chunkNames).map(([key, names]) => [key, mapNames(names, rename)]),
  );
  const noteKeys = new Set(
    Object.keys(allChunkNames).filter((key) => paths.has(key.slice(0, key.lastIndexOf('-')))),
  );
  const chunkNames = Object.fromEntries(
    Object.entries(allChunkNames).filter(([key]) => !noteKeys.has(key)),
  );
  const globalData = JSON.parse(json(generated.globalData)) as GlobalData;
  const instance = globalData[DOCS]![version.version.pluginId]!;
  const versionIndex = instance.versions.findIndex(({name}) => name === globalVersion.name);
  const globalDocs = instance.versions[versionIndex]!;
  globalDocs.docs = globalDocs.docs.filter(({id}) => !ids.has(id));
  const versionData = compactVersion(version.version, sidebar, ids, keepsDescriptions);

  const copy = <T>(value: T) => JSON.parse(json(value)) as T;
  const expandedRoutes = expandRoutes(copy(compactedRoutes), rows, common, (routePath, hash) => ({
    path: routePath,
    hash,
  })) as ExpandedRoute[];
  const expandedDocs = copy(globalDocs.docs);
  expandDocs(expandedDocs, rows, common);
  const withoutDescriptions = copy(version.version);
  if (!keepsDescriptions) {
    notes.forEach(({id}) => (withoutDescriptions.docs[id]!.description = ''));
  }
  const isWhole =
    isSame(
      resolveRoutes(toNodes(expandedRoutes), expandChunkNames(copy(chunkNames), rows, common)),
      resolveRoutes(generated.routes, allChunkNames),
    ) &&
    isSame(
      sortBy(expandedDocs, ({id}) => id),
      sortBy(globalVersion.docs, ({id}) => id),
    ) &&
    isSame(expandVersion(copy(versionData), rows, common), withoutDescriptions);
  if (!isWhole) {
    throw partError('routes', 'what it makes of the generated routes is not what was there.');
  }

  const load = (chunk: string, name: string) =>
    `() => import(/* webpackChunkName: "${name}" */ ${json(generated.registry.get(chunk))})`;
  const others = [...generated.registry].filter(([chunk]) => !short.has(chunk));
  const files = {
    [FILES.registry]: `export const rows = [
${notes.map(({id, chunk}) => `[${json(id)}, "${short.get(chunk)}", ${load(chunk, short.get(chunk)!)}]`).join(',\n')}
];
export const common = ${json(common)};
export default {
  ...Object.fromEntries(rows.map(([, chunk, load]) => [chunk, [load]])),
${others.map(([chunk, module]) => `"${rename(chunk)}": [${load(chunk, groups.get(module) ?? chunk)}]`).join(',\n')}
};`,
    [FILES.routes]: `import ComponentCreator from '@docusaurus/ComponentCreator';
import {expandRoutes} from ${EXPAND};
${IMPORT_ROWS}
export default expandRoutes(${json(compactedRoutes)}, rows, common, ComponentCreator);`,
    [FILES.chunkNames]: `import {expandChunkNames} from ${EXPAND};
${IMPORT_ROWS}
export default expandChunkNames(${json(chunkNames)}, rows, common);`,
    [FILES.globalData]: `import {expandDocs} from ${EXPAND};
${IMPORT_ROWS}
const data = ${json(globalData)};
expandDocs(data['${DOCS}'][${json(version.version.pluginId)}].versions[${versionIndex}].docs, rows, common);
export default data;`,
    [path.relative(generatedDir, version.file)]: `import {expandVersion} from ${EXPAND};
${IMPORT_ROWS}
export default {version: expandVersion(${json(versionData)}, rows, common)};`,
  };
  return {
    files: new Map(
      Object.entries(files).map(([file, text]) => [path.join(generatedDir, file), text]),
    ),
    noteChunks: new Set(short.values()),
  };
}
