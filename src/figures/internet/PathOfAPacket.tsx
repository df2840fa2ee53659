import {Fragment, type ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

const BOX_HEIGHT = 48;
const GAP = 36;
const STEP = BOX_HEIGHT + GAP;

const STOPS = [
  {label: 'Laptop', detail: 'writes HTTP, TLS, TCP, IP and the frame', isEnd: true},
  {label: 'Home router', detail: 'reads frame, IP header and ports (NAT)'},
  {label: 'The provider’s router', detail: 'reads frame and IP header'},
  {label: 'Switch at the exchange', detail: 'reads the frame only'},
  {label: 'The hosting company’s router', detail: 'reads frame and IP header'},
  {label: 'Server', detail: 'reads frame, IP, TCP, TLS and HTTP', isEnd: true},
];

const HOPS = [
  ['frame 1', 'packet from 192.168.1.23'],
  ['frame 2', 'packet from 203.0.113.7'],
  ['frame 3', 'packet from 203.0.113.7'],
  ['frame 3', 'passed on unchanged'],
  ['frame 4', 'packet from 203.0.113.7'],
] as const;

export default function PathOfAPacket(): ReactNode {
  return (
    <Figure
      title="The path of one packet, and who reads what"
      description="Six boxes from top to bottom. The laptop writes all the headers. The home router reads the frame, the IP header and the ports, because it translates addresses. The provider’s router reads the frame and the IP header. The switch at the exchange reads only the frame. The hosting company’s router reads the frame and the IP header. The server reads everything. Each router sends the packet on in a new frame, so there are four frames; the switch passes the third one on unchanged. The packet’s source address changes once, at the home router, from 192.168.1.23 to 203.0.113.7."
      caption="Only the two ends (highlighted) read TLS and HTTP. Each router writes a new frame; the switch doesn’t. A real path has more routers like these."
      width={328}
      height={STOPS.length * BOX_HEIGHT + HOPS.length * GAP + 8}>
      {STOPS.map(({label, detail, isEnd}, index) => (
        <Box
          key={label}
          x={4}
          y={4 + index * STEP}
          width={320}
          height={BOX_HEIGHT}
          label={label}
          detail={detail}
          tone={isEnd ? 'accent' : 'plain'}
        />
      ))}
      {HOPS.map(([frame, packet], index) => {
        const top = 4 + BOX_HEIGHT + index * STEP;
        return (
          <Fragment key={index}>
            <Arrow from={[84, top + 2]} to={[84, top + GAP - 2]} />
            <Text x={74} y={top + 23} anchor="end" size="small" strong>
              {frame}
            </Text>
            <Text x={96} y={top + 23} size="small">
              {packet}
            </Text>
          </Fragment>
        );
      })}
    </Figure>
  );
}
