/**
 * Which of a page's files are delayed when one packet is lost. Each file has two packets, the line carries
 * one packet per beat, and a lost packet is sent again one round trip later.
 *
 * - HTTP/1.1: one response after the other on a connection (RFC 9112, 9.3), and six connections, as is
 *   usual in browsers (9.4). Files beyond the sixth wait for a free connection.
 * - HTTP/2: to TCP all responses are one stream of bytes, so a loss holds up all of them (RFC 9114, 1.1).
 * - HTTP/3: QUIC keeps the order only within each stream (RFC 9000, 2.2).
 *
 * The model leaves out two effects: a loss also lowers the sending rate, and losing one of the last packets
 * takes longer to detect.
 */
const FILES = ['style', 'script', 'logo', 'bread', 'rolls', 'cake', 'shop', 'map'] as const;
export const VERSIONS = ['HTTP/1.1', 'HTTP/2', 'HTTP/3'] as const;
const PARTS = [1, 2] as const;
const CONNECTIONS = 6;
/** In beats, or the number of packets in flight when the server learns of a loss. */
const ROUND_TRIP = 8;

export type Version = (typeof VERSIONS)[number];
export type Order = 'turns' | 'files';
/** The files whose data a packet carries. */
type Packet = readonly string[];
/** When files are complete or packets are due, in beats. */
type Times = Record<string, number>;

const packetOf = (file: string, part: number) => `${file}, part ${part}`;

/** All packets (`style, part 1`) in the order in which HTTP/2 and HTTP/3 send them. */
export const PACKETS: Record<Order, readonly string[]> = {
  turns: PARTS.flatMap((part) => FILES.map((file) => packetOf(file, part))),
  files: FILES.flatMap((file) => PARTS.map((part) => packetOf(file, part))),
};

/** @returns A packet's number over HTTP/2 and HTTP/3, from 1, or 0 for none. */
export const placeOf = (lost: string | undefined, order: Order): number =>
  PACKETS[order].findIndex((packet) => packet === lost) + 1;

/**
 * When each stream of a connection is complete, depending on whether all streams share one order.
 *
 * @param lost The lost packet's index in `packets`, or -1 for none.
 */
export function completeOf(
  packets: readonly Packet[],
  lost: number,
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

const arrivalOf = (packet: string, due: Times, lost: string | undefined) =>
  due[packet]! + (packet === lost ? ROUND_TRIP : 0);

/** When a file's packets have all arrived. */
const lastArrival = (file: string, due: Times, lost: string | undefined) =>
  Math.max(...PARTS.map((part) => arrivalOf(packetOf(file, part), due, lost)));

/** When each packet is due over six connections sharing the line. */
function dueOverSix(lost: string | undefined): Times {
  const due: Times = {};
  const first = FILES.slice(0, CONNECTIONS);
  PARTS.forEach((part, turn) => {
    first.forEach((file, index) => {
      due[packetOf(file, part)] = turn * CONNECTIONS + index + 1;
    });
  });
  // When each connection is free. By the time the remaining files are sent, nothing else is using the line.
  const free = first.map((file) => lastArrival(file, due, lost)).sort((a, b) => a - b);
  let line = 0;
  FILES.slice(CONNECTIONS).forEach((file, index) => {
    for (const part of PARTS) {
      line = Math.max(line + 1, free[index]! + ROUND_TRIP);
      due[packetOf(file, part)] = line;
    }
  });
  return due;
}

/** When each packet is due over one version. */
const dueOver = (version: Version, lost: string | undefined, order: Order): Times =>
  version === 'HTTP/1.1'
    ? dueOverSix(lost)
    : Object.fromEntries(PACKETS[order].map((packet, index) => [packet, index + 1]));

/** When each file is complete over one version. */
function completeOver(version: Version, lost: string | undefined, order: Order): Times {
  if (version === 'HTTP/1.1') {
    const due = dueOverSix(lost);
    return Object.fromEntries(FILES.map((file) => [file, lastArrival(file, due, lost)]));
  }
  const packets = PACKETS[order].map((packet) => [packet.split(',')[0]!]);
  return completeOf(packets, placeOf(lost, order) - 1, ROUND_TRIP, version === 'HTTP/2');
}

/** How a file arrives over one version, in beats from 1. */
type Arrival = {
  file: string;
  /** When its packets arrive. */
  packets: readonly number[];
  /** When the lost packet was due, if it's one of this file's. */
  lostAt: number | undefined;
  /** When the file would be complete if nothing were lost. */
  usual: number;
  /** How many beats longer it takes because of the loss. */
  wait: number;
};

/** @param lost One of PACKETS, or undefined for none. @returns How each file arrives. */
export function arrivalsOver(
  version: Version,
  lost: string | undefined,
  order: Order,
): readonly Arrival[] {
  const due = dueOver(version, lost, order);
  const usual = completeOver(version, undefined, order);
  const complete = completeOver(version, lost, order);
  return FILES.map((file) => {
    const own = PARTS.map((part) => packetOf(file, part));
    return {
      file,
      packets: own.map((packet) => arrivalOf(packet, due, lost)),
      lostAt: lost !== undefined && own.includes(lost) ? due[lost] : undefined,
      usual: usual[file]!,
      wait: complete[file]! - usual[file]!,
    };
  });
}

/** How many files the loss delays. */
export const countLate = (version: Version, lost: string | undefined, order: Order): number =>
  arrivalsOver(version, lost, order).filter(({wait}) => wait > 0).length;
