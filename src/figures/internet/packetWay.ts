/**
 * One packet's route from a home to a server or back, box by box.
 *
 * A router takes the packet out of its frame, lowers the hop limit by one and sends the packet on in a new
 * frame (RFC 791, 3.1; RFC 1812, 5.3.1); a switch passes the frame on as it is. The home router also
 * translates addresses: on the way out it replaces the source with its own address and a free port, and on
 * the way in it reverses that (RFC 3022, 2.2). Addresses, ports and the first hop limit come from
 * labs/network.
 */

export type Trip = 'laptop' | 'tablet' | 'answer';

export const WRAPPERS = ['frame', 'IP', 'TCP', 'TLS', 'HTTP'] as const;

/** What a box does with a wrapper. */
export type Deed = 'writes' | 'reads' | 'changes' | 'renews' | 'leaves';

export type Hop = {
  box: string;
  /** In the order of WRAPPERS. */
  deeds: readonly Deed[];
  /** These four are as the packet leaves the box or, at the end, as it arrives. */
  frame: string;
  source: string;
  destination: string;
  hopLimit: number;
};

const SERVER = '198.51.100.20:443';
/** The home router's translation table: addresses on the inside and their counterparts outside. */
const TABLE = {
  laptop: ['192.168.1.23:52814', '203.0.113.7:52814'],
  tablet: ['192.168.1.40:52814', '203.0.113.7:48657'],
} as const;

const HOME = 'home router';
const SWITCH = 'switch at the exchange';

/** Every box on a packet's route, from sender to receiver. */
export function walk(trip: Trip): Hop[] {
  const device = trip === 'laptop' ? 'laptop' : 'tablet';
  const [inside, outside] = TABLE[device];
  const boxes = [device, HOME, 'provider’s router', SWITCH, 'hosting company’s router', 'server'];
  let [source, destination]: string[] = [inside, SERVER];
  if (trip === 'answer') {
    boxes.reverse();
    [source, destination] = [SERVER, outside];
  }
  let hopLimit = 64;
  let frame = '';
  return boxes.map((box, index): Hop => {
    const next = boxes.slice(index + 1).find((each) => each !== SWITCH);
    if (next && box !== SWITCH) {
      frame = `${box} → ${next}`;
    }
    if (box === SWITCH) {
      return {
        ...{box, frame, source: source!, destination: destination!, hopLimit},
        deeds: ['reads', 'leaves', 'leaves', 'leaves', 'leaves'],
      };
    }
    const isEnd = index === 0 || !next;
    hopLimit -= isEnd ? 0 : 1;
    const before = source! + destination!;
    if (box === HOME) {
      source = source === inside ? outside : source;
      destination = destination === outside ? inside : destination;
    }
    const port = /:\d+/g;
    const isNewPort = String(before.match(port)) !== String((source! + destination!).match(port));
    const transport = box !== HOME ? 'leaves' : isNewPort ? 'changes' : 'reads';
    const end = index === 0 ? 'writes' : 'reads';
    return {
      ...{box, frame, source: source!, destination: destination!, hopLimit},
      deeds: isEnd
        ? [end, end, end, end, end]
        : ['renews', 'changes', transport, 'leaves', 'leaves'],
    };
  });
}

/** @returns Which step, counted from one, is the home router's; packets differ most there. */
export const stepAtHome = (trip: Trip): number => walk(trip).findIndex(({box}) => box === HOME) + 1;

/** What a box does, in a sentence. It names addresses only where they're written, changed or finally read. */
export function tell({box, deeds, source, destination, hopLimit}: Hop): string {
  const [frame, , tcp, , http] = deeds;
  const ends = `from ${source} to ${destination}`;
  switch (true) {
    case http !== 'leaves':
      return `The ${box} ${http} all five wrappers: ${ends}, hop limit ${hopLimit}.`;
    case frame === 'reads':
      return `The ${box} reads only the frame and passes it on unchanged.`;
    case tcp !== 'leaves':
      return `The ${box} reads the frame, the IP header and the ports. It writes a new frame, lowers the hop limit to ${hopLimit} and sends the packet on, ${ends}.`;
    default:
      return `The ${box} reads the frame and the IP header. It writes a new frame and lowers the hop limit to ${hopLimit}.`;
  }
}
