/** The lines of the map in a sidebar, and each note's place on them, for the build and for pages. */

/** The parts of a sidebar item used here, both as Docusaurus loads it and as pages get it. */
export type SidebarItem = {
  type: string;
  label?: string;
  customProps?: Record<string, unknown>;
  items?: readonly SidebarItem[];
  /** A note's id, while Docusaurus loads the site. */
  id?: string;
  /** A note's id, on a page. */
  docId?: string;
  /** A note's path, on a page. */
  href?: string;
  unlisted?: boolean;
};

/** A note's place on the map. */
export type Place = {
  /** Identifies the line's colour. */
  lineId: string;
  line: string;
  /** Starts at one. */
  stop: number;
  /** How many stops the line has. */
  stops: number;
};

/**
 * @param items The sidebar's items.
 * @param isUnlisted Whether the note with this id has no place.
 * @returns each note's place, keyed by id and, on a page, also by path, in sidebar order. A category is a
 *   line if its `customProps` name one.
 */
export function findPlaces(
  items: readonly SidebarItem[],
  isUnlisted: (id: string) => boolean = () => false,
): Map<string, Place> {
  const categories = items.filter(({type}) => type === 'category');
  return new Map(
    categories.flatMap(({label, customProps, items: inside = []}) => {
      const notes = inside
        .filter(({unlisted}) => !unlisted)
        .map(({id, docId, href}) => [id ?? docId, href].filter((key) => key !== undefined))
        .filter(([id]) => id !== undefined && !isUnlisted(id));
      const places = notes.flatMap((keys, index) => {
        const place = {
          lineId: String(customProps?.line),
          line: label ?? '',
          stop: index + 1,
          stops: notes.length,
        };
        return keys.map((key): [string, Place] => [key, place]);
      });
      return [...(customProps?.line ? places : []), ...findPlaces(inside, isUnlisted)];
    }),
  );
}

/** @returns the place on its line, in words: `stop 2 of 7` */
export const describeStop = ({stop, stops}: Place) =>
  `stop ${stop}${stops > 1 ? ` of ${stops}` : ''}`;

/**
 * @param between Separates the line and the stop.
 * @returns the place in words: `Internet, stop 2 of 7`
 */
export const describePlace = (place: Place, between = ', ') =>
  `${place.line}${between}${describeStop(place)}`;
