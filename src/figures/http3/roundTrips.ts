/**
 * The number of round trips before the first byte of a response, leaving out DNS and the server's own time.
 *
 * TCP: one (RFC 9293, 3.5). TLS 1.3: one (RFC 9846, 2); TLS 1.2, which it replaced: two in full (RFC 5246,
 * 7.3). QUIC combines its handshake with TLS's (RFC 9000, 7), and with 0-RTT the request goes along with it
 * (RFC 9001, 4.6). The request and its response: one. Each step is named after what its round trip does:
 * the hello checks that the server is there, and the keys are TLS's key exchange.
 */
export const WAYS = [
  {name: 'TCP, then TLS 1.2 in full', steps: ['hello', 'keys', 'keys', 'request']},
  {name: 'TCP, then TLS 1.3', steps: ['hello', 'keys', 'request']},
  {name: 'QUIC, first visit', steps: ['hello + keys', 'request']},
  {name: 'QUIC, 0-RTT', steps: ['hello + keys + request']},
] as const;

type Way = (typeof WAYS)[number];

/** @param roundTrip In milliseconds. @returns Milliseconds until the first byte. */
export const firstByteAfter = ({steps}: Way, roundTrip: number): number => steps.length * roundTrip;
