/** The lines of the map in a sidebar, and each note's place on them; for the build and for pages. */

/** An item of a sidebar, as far as it matters here, as Docusaurus loads it and as it hands it to pages. */
export type SidebarItem = {
  type: string;
  label?: string;
  customProps?: Record<string, unknown>;
  items?: readonly SidebarItem[];
  /** Of a note, while the site is loaded. */
  id?: string;
  /** Of a note, on a page. */
  docId?: string;
  unlisted?: boolean;
};

/** A note's place on the map. */
export type Place = {
  /** Names the line's colour. */
  lineId: string;
  line: string;
  /** Counts from one. */
  stop: number;
  /** How many the line has. */
  stops: number;
};

/**
 * @param items Of a sidebar.
 * @param isUnlisted Whether a note, given by its id, has no place.
 * @returns the places of all notes by their ids, in the sidebar's order. A category is a line if its
 *   `customProps` name one.
 */
export function findPlaces(
  items: readonly SidebarItem[],
  isUnlisted: (id: string) => boolean = () => false,
): Map<string, Place> {
  const categories = items.filter(({type}) => type === 'category');
  return new Map(
    categories.flatMap(({label, customProps, items: inside = []}) => {
      const ids = inside
        .filter(({unlisted}) => !unlisted)
        .flatMap(({id, docId}) => id ?? docId ?? [])
        .filter((id) => !isUnlisted(id));
      const places = ids.map((id, index): [string, Place] => [
        id,
        {
          lineId: String(customProps?.line),
          line: label ?? '',
          stop: index + 1,
          stops: ids.length,
        },
      ]);
      return [...(customProps?.line ? places : []), ...findPlaces(inside, isUnlisted)];
    }),
  );
}

/**
 * @param between Stands between the line and the stop.
 * @returns the place in words: `Internet, stop 2 of 7`
 */
export const describePlace = ({line, stop, stops}: Place, between = ', ') =>
  `${line}${between}stop ${stop} of ${stops}`;
