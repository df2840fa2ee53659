import type {MapLine} from './types';

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

/** @returns the places of all stops by their permalinks, in the map's order */
export function findPlaces(lines: readonly MapLine[]): Map<string, Place> {
  return new Map(
    lines.flatMap(({id, label, stops}) =>
      stops.map(({permalink}, index) => [
        permalink,
        {lineId: id, line: label, stop: index + 1, stops: stops.length},
      ]),
    ),
  );
}

/**
 * @param between Stands between the line and the stop.
 * @returns the place in words: `The network, stop 2 of 7`
 */
export const describePlace = ({line, stop, stops}: Place, between = ', ') =>
  `${line}${between}stop ${stop} of ${stops}`;
