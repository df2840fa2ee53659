/**
 * How long a page takes on a first visit over TCP and TLS 1.3, without loss and with the line for it
 * alone, the time for computing and for the lookup of the name left out.
 *
 * Light covers 200 km of fibre in a millisecond (RFC 6366, 3.6). Connection, TLS handshake and request
 * wait for a round trip each (RFC 9293, 3.5; RFC 9846, 2). Then the server may have ten segments of 1,460
 * bytes under way (RFC 6928, 2), and with each acknowledgement one more, so that each lets two go: slow
 * start (RFC 5681, 3.1). A segment leaves when it may and the line is free.
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
  /** When bytes of the page come out of the line, without the pauses between. */
  bursts: [start: number, end: number][];
};

export function timesOf({kilometres, megabits, kilobytes}: Page): Times {
  const roundTrip = (2 * kilometres) / KILOMETRES_A_MILLISECOND;
  const bytes = kilobytes * 1000;
  const count = Math.ceil(bytes / SEGMENT);
  /** When each segment has come whole. */
  const arrivals: number[] = [];
  const bursts: [number, number][] = [];
  const firstByte = 3 * roundTrip;
  for (let index = 0; index < count; index++) {
    const acknowledged = Math.ceil((index + 1 - FIRST_SEGMENTS) / 2);
    // What an acknowledgement lets go comes a round trip after what it acknowledges.
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

/** How much sooner the last byte would come at half the distance, twice the rate, half the size. */
export function savingsOf(page: Page): Record<'distance' | 'line' | 'size', number> {
  const {lastByte} = timesOf(page);
  const saved = (change: Partial<Page>) => lastByte - timesOf({...page, ...change}).lastByte;
  return {
    distance: saved({kilometres: page.kilometres / 2}),
    line: saved({megabits: page.megabits * 2}),
    size: saved({kilobytes: page.kilobytes / 2}),
  };
}
