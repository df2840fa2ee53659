/**
 * How long a page takes on a first visit over TCP and TLS 1.3, with no loss and nothing else on the line. The
 * name lookup and computing time are left out.
 *
 * Light covers 200 km of fibre in a millisecond (RFC 6366, 3.6). Connection, TLS handshake and request take a
 * round trip each (RFC 9293, 3.5; RFC 9846, 2). Then the server may have ten segments of 1,460 bytes in
 * flight (RFC 6928, 2), and one more for each acknowledgement, so each acknowledgement releases two: slow
 * start (RFC 5681, 3.1). A segment leaves as soon as it may and the line is free.
 */

export type Page = {kilometres: number; megabits: number; kilobytes: number};

const KILOMETRES_A_MILLISECOND = 200;
const SEGMENT = 1460;
const FIRST_SEGMENTS = 10;

/** Milliseconds. */
type Times = {
  roundTrip: number;
  firstByte: number;
  lastByte: number;
  /** The periods in which bytes of the page arrive, with pauses between them. */
  bursts: [start: number, end: number][];
};

export function timesOf({kilometres, megabits, kilobytes}: Page): Times {
  const roundTrip = (2 * kilometres) / KILOMETRES_A_MILLISECOND;
  const bytes = kilobytes * 1000;
  const count = Math.ceil(bytes / SEGMENT);
  /** When each segment has arrived completely. */
  const arrivals: number[] = [];
  const bursts: [number, number][] = [];
  const firstByte = 3 * roundTrip;
  for (let index = 0; index < count; index++) {
    const acknowledged = Math.ceil((index + 1 - FIRST_SEGMENTS) / 2);
    // Segments released by an acknowledgement arrive a round trip after those it acknowledges.
    const allowed = acknowledged > 0 ? arrivals[acknowledged - 1]! + roundTrip : firstByte;
    const last = bursts.at(-1);
    const isPause = !last || allowed > last[1] + 1e-9;
    const start = isPause ? allowed : last[1];
    const size = Math.min(SEGMENT, bytes - index * SEGMENT);
    const end = start + (size * 8) / (megabits * 1000);
    arrivals.push(end);
    if (isPause) {
      bursts.push([start, end]);
    } else {
      last[1] = end;
    }
  }
  return {roundTrip, firstByte, lastByte: arrivals.at(-1)!, bursts};
}

/** How much sooner the last byte would arrive at half the distance, twice the rate or half the size. */
export function savingsOf(page: Page): Record<'distance' | 'line' | 'size', number> {
  const {lastByte} = timesOf(page);
  const saved = (change: Partial<Page>) => lastByte - timesOf({...page, ...change}).lastByte;
  return {
    distance: saved({kilometres: page.kilometres / 2}),
    line: saved({megabits: page.megabits * 2}),
    size: saved({kilobytes: page.kilobytes / 2}),
  };
}
