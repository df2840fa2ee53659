/** The id of a line's heading on the map. */
export function lineHeadingId(lineId: string): string {
  return `line-${lineId}`;
}
