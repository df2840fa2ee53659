/**
 * Undoes, in the browser, what compact.ts did to the data that every page loads. compact.ts runs it
 * too, to see that it gives back what was there.
 */
import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/** A note: the end of its path, the name of its chunk, what loads it. In the order of the sidebar. */
export type Row = readonly [id: string, chunk: string, load: () => Promise<unknown>];

/** What is the same for all notes: how their paths begin, their sidebar, their component's chunk. */
export type Common = {base: string; sidebar: string; component: string};

/** `p`ath, `h`ash, `e`xact, `r`outes and other `a`ttributes; 0 stands for all notes. */
export type CompactRoute =
  0 | {p: string; h?: string; e?: 1; r?: CompactRoute[]; a?: Record<string, unknown>};

/** Of a note's route. No other has its path. */
const HASH = '0';

/** The routes as the router wants them; `create` is core's ComponentCreator. */
export function expandRoutes(
  routes: readonly CompactRoute[],
  rows: readonly Row[],
  common: Common,
  create: (path: string, hash?: string) => unknown,
): unknown[] {
  const {base, sidebar} = common;
  return routes.flatMap((route): unknown[] =>
    route === 0
      ? rows.map(([id]) => ({
          path: base + id,
          component: create(base + id, HASH),
          exact: true,
          sidebar,
        }))
      : [
          {
            path: route.p,
            component: create(route.p, route.h),
            ...(route.e && {exact: true}),
            ...(route.r && {routes: expandRoutes(route.r, rows, common, create)}),
            ...route.a,
          },
        ],
  );
}

/** Adds the notes' chunks to those of other routes. */
export function expandChunkNames<T extends Record<string, unknown>>(
  chunkNames: T,
  rows: readonly Row[],
  {base, component}: Common,
): T {
  rows.forEach(([id, content]) => {
    (chunkNames as Record<string, unknown>)[`${base}${id}-${HASH}`] = {__comp: component, content};
  });
  return chunkNames;
}

/** Adds the notes to the list of their version. */
export function expandDocs(docs: object[], rows: readonly Row[], {base, sidebar}: Common): void {
  docs.push(...rows.map(([id]) => ({id, path: base + id, sidebar})));
}

type CompactItem = string | PropSidebarItem;

/** Makes links of the notes' labels in the sidebar, and adds the notes to the docs of the version. */
export function expandVersion(
  version: PropVersionMetadata,
  rows: readonly Row[],
  {base, sidebar}: Common,
): PropVersionMetadata {
  let index = 0;
  const expandItem = (item: CompactItem): PropSidebarItem => {
    if (typeof item !== 'string') {
      return 'items' in item ? {...item, items: item.items.map(expandItem)} : item;
    }
    const docId = rows[index++]![0];
    version.docs[docId] ??= {id: docId, title: item, description: '', sidebar};
    return {type: 'link', href: base + docId, label: item, docId, unlisted: false};
  };
  version.docsSidebars[sidebar] = version.docsSidebars[sidebar]!.map(expandItem);
  return version;
}
