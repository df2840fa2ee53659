/**
 * How many round trips pass until the first byte of a response, without DNS and the server's own time.
 *
 * TCP: one (RFC 9293, 3.5). TLS 1.3: one (RFC 9846, 2); TLS 1.2, which it replaced: two in full (RFC 5246, 7.3).
 * QUIC has its handshake and that of TLS in one (RFC 9000, 7), and with 0-RTT the request goes along
 * (RFC 9001, 4.6). The request and its response: one.
 */
export const WAYS = [
  {name: 'TCP, then TLS 1.2 in full', steps: ['TCP', 'TLS', 'TLS', 'request']},
  {name: 'TCP, then TLS 1.3', steps: ['TCP', 'TLS', 'request']},
  {name: 'QUIC, first visit', steps: ['QUIC', 'request']},
  {name: 'QUIC, 0-RTT', steps: ['request']},
] as const;

type Way = (typeof WAYS)[number];

/** @param roundTrip in milliseconds @returns milliseconds until the first byte */
export const firstByteAfter = ({steps}: Way, roundTrip: number): number => steps.length * roundTrip;
