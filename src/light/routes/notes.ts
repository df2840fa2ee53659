/** Finds the notes that differ from each other in id, label and content alone. */
import {isDeepStrictEqual} from 'node:util';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {
  DOCS,
  type Generated,
  type GlobalVersion,
  type RouteNode,
  type VersionFile,
} from './generated';

export type Note = {
  /** Also the path's end, after the base. */
  id: string;
  label: string;
  /** The name of its chunk, as Docusaurus gave it. */
  chunk: string;
};

export type Notes = {
  /** In the order of the sidebar. */
  notes: Note[];
  version: VersionFile;
  globalVersion: GlobalVersion;
  /** Of their paths, with the slash at its end. */
  base: string;
  sidebar: string;
  /** The chunk of their routes' component. */
  component: string;
};

function flattenRoutes(routes: readonly RouteNode[]): RouteNode[] {
  return routes.flatMap((route) => [route, ...flattenRoutes(route.routes ?? [])]);
}

function flattenItems(items: readonly PropSidebarItem[]): PropSidebarItem[] {
  return items.flatMap((item) => ('items' in item ? flattenItems(item.items) : [item]));
}

/** What occurs once: a note that stands in two places is not described by one. */
function onlyOnce<T>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  const counts = new Map<unknown, number>();
  items.forEach((item) => counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1));
  return items.filter((item) => counts.get(keyOf(item)) === 1);
}

/** The notes of a sidebar for which all that is generated of them follows from id, label and chunk. */
function findIn(generated: Generated, version: VersionFile, sidebar: string): Notes | undefined {
  const {pluginId, version: name, docs, docsSidebars} = version.version;
  const globalVersion = generated.globalData[DOCS]?.[pluginId]?.versions.find(
    (each) => each.name === name,
  );
  if (!globalVersion) {
    return undefined;
  }
  const base = `${globalVersion.path.replace(/\/$/, '')}/`;
  const routes = new Map(
    onlyOnce(flattenRoutes(generated.routes), (route) => route.path).map((route) => [
      route.path,
      route,
    ]),
  );
  const globalDocs = new Map(globalVersion.docs.map((doc) => [doc.id, doc]));
  const items = onlyOnce(
    flattenItems(docsSidebars[sidebar] ?? []).filter((item) => item.type === 'link'),
    (item) => item.docId,
  );
  const candidates = items.flatMap(({docId: id = '', label, ...item}) => {
    const href = base + id;
    const {hash, ...route} = routes.get(href) ?? {};
    const chunks = generated.chunkNames[`${href}-${hash}`] ?? {};
    const {__comp: component, content: chunk} = chunks;
    const {description, ...doc} = docs[id] ?? {};
    const isAlike =
      isDeepStrictEqual(item, {type: 'link', href, unlisted: false}) &&
      isDeepStrictEqual(doc, {id, title: label, sidebar}) &&
      typeof description === 'string' &&
      isDeepStrictEqual(globalDocs.get(id), {id, path: href, sidebar}) &&
      isDeepStrictEqual(route, {path: href, exact: true, attributes: {sidebar}}) &&
      typeof component === 'string' &&
      typeof chunk === 'string' &&
      Object.keys(chunks).length === 2;
    return isAlike ? [{id, label, chunk, component}] : [];
  });
  const [first] = candidates;
  return (
    first && {
      notes: onlyOnce(candidates, ({chunk}) => chunk).filter(
        ({component}) => component === first.component,
      ),
      version,
      globalVersion,
      base,
      sidebar,
      component: first.component,
    }
  );
}

/**
 * The notes of the sidebar that has most of them. Any other, in a second sidebar, an older version or
 * with a path of its own for instance, keeps the entries that Docusaurus made.
 *
 * @returns `undefined` where there are none.
 */
export function findNotes(generated: Generated): Notes | undefined {
  return generated.versions
    .flatMap((version) =>
      Object.keys(version.version.docsSidebars).flatMap(
        (sidebar) => findIn(generated, version, sidebar) ?? [],
      ),
    )
    .sort((a, b) => b.notes.length - a.notes.length)[0];
}
