/**
 * Which of a page's files are delayed when one packet is lost. Each file has two packets, the line carries
 * one packet per beat, and a lost packet is sent again one round trip later.
 *
 * - HTTP/1.1: one response after the other on a connection (RFC 9112, 9.3), and six connections, which
 *   is a habit of browsers (9.4). Files beyond the sixth wait for a free connection.
 * - HTTP/2: to TCP all responses are one stream of bytes, so a loss holds up all of them (RFC 9114, 1.1).
 * - HTTP/3: QUIC keeps the order within each stream only (RFC 9000, 2.2).
 *
 * The model leaves out two effects: a loss also lowers the sending rate, and losing one of the last packets
 * takes longer to detect.
 */
export const FILES = ['style', 'script', 'logo', 'bread', 'rolls', 'cake', 'shop', 'map'] as const;
export const VERSIONS = ['HTTP/1.1', 'HTTP/2', 'HTTP/3'] as const;
const PARTS = [1, 2] as const;
const CONNECTIONS = 6;
/** In beats: how many packets are in flight when the server learns of a loss. */
const ROUND_TRIP = 8;

export type Version = (typeof VERSIONS)[number];
export type Order = 'turns' | 'files';
/** The files whose data a packet carries. */
type Packet = readonly string[];
/** When each file is complete, in beats. */
type Times = Record<string, number>;

/** All packets that can be lost, numbered from 1: `style, part 1`. */
export const PACKETS = FILES.flatMap((file) => PARTS.map((part) => `${file}, part ${part}`));

/** When each stream of a connection is complete, if all streams share one order or if each has its own. */
export function completeOf(
  packets: readonly Packet[],
  lost: number | undefined,
  roundTrip: number,
  hasOneOrder: boolean,
): Times {
  const times: Times = {};
  let latest = 0;
  packets.forEach((streams, index) => {
    const arrives = index + 1 + (index === lost ? roundTrip : 0);
    latest = Math.max(latest, arrives);
    for (const stream of streams) {
      times[stream] = Math.max(times[stream] ?? 0, hasOneOrder ? latest : arrives);
    }
  });
  return times;
}

/** When each file is complete over six connections sharing the line. */
function completeOverSix(lost: string | undefined): Times {
  const times: Times = {};
  const again = (packet: string) => (packet === lost ? ROUND_TRIP : 0);
  PARTS.forEach((part, turn) => {
    FILES.slice(0, CONNECTIONS).forEach((file, index) => {
      const arrives = turn * CONNECTIONS + index + 1 + again(`${file}, part ${part}`);
      times[file] = Math.max(times[file] ?? 0, arrives);
    });
  });
  // When each connection is free. By the time the remaining files are sent, nothing else is using the line.
  const free = Object.values(times).sort((a, b) => a - b);
  let line = 0;
  FILES.slice(CONNECTIONS).forEach((file, index) => {
    for (const part of PARTS) {
      line = Math.max(line + 1, free[index]! + ROUND_TRIP);
      times[file] = Math.max(times[file] ?? 0, line + again(`${file}, part ${part}`));
    }
  });
  return times;
}

/**
 * @param lost A packet's number in PACKETS, from 1, or 0 for none. @returns When each file is complete, in
 * beats.
 */
export function completeAt(version: Version, lost: number, order: Order): Times {
  const name = PACKETS[lost - 1];
  if (version === 'HTTP/1.1') {
    return completeOverSix(name);
  }
  const inTurns = PARTS.flatMap((part) => FILES.map((file) => `${file}, part ${part}`));
  const sent = order === 'turns' ? inTurns : PACKETS;
  const packets = sent.map((packet) => [packet.split(',')[0]!]);
  const index = name === undefined ? undefined : sent.indexOf(name);
  return completeOf(packets, index, ROUND_TRIP, version === 'HTTP/2');
}

/** @returns Each file's delay in beats, compared with no loss. */
export function delaysOf(version: Version, lost: number, order: Order): Times {
  const usual = completeAt(version, 0, order);
  const times = completeAt(version, lost, order);
  return Object.fromEntries(FILES.map((file) => [file, times[file]! - usual[file]!]));
}

/** How many files the loss delays. */
export const countLate = (version: Version, lost: number, order: Order): number =>
  Object.values(delaysOf(version, lost, order)).filter(Boolean).length;
