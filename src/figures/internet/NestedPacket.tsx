import type {ReactNode} from 'react';
import Figure, {Box} from '@site/src/figures/kit/Figure';

const STRIP = 44;
const INSET = 12;
const MARGIN_BELOW = 8;

const WRAPPERS = [
  {label: 'Ethernet frame: 1,518 bytes', detail: '14 header, 1,500 packet, 4 check'},
  {label: 'IP packet: 1,500 bytes', detail: '20 header, 1,480 segment'},
  {label: 'TCP segment: 1,480 bytes', detail: '20 header, 1,460 data'},
  {label: 'TLS record: 1,460 bytes', detail: '5 header, 1,438 data, 17 end'},
  {label: 'HTTP: 1,438 bytes', detail: 'part of the page'},
];

export default function NestedPacket(): ReactNode {
  const innermost = WRAPPERS.length - 1;
  const height = WRAPPERS.length * STRIP + innermost * MARGIN_BELOW;
  return (
    <Figure
      title="A full-size packet, opened up"
      description="Five boxes, one inside another. An Ethernet frame of 1,518 bytes holds an IP packet of 1,500, between a 14-byte header and a 4-byte check at the end. The packet holds a 20-byte header and then a TCP segment of 1,480. The segment holds a 20-byte header and 1,460 bytes of data: one TLS record. The record holds 1,438 bytes of HTTP, part of the page, between a 5-byte header and 17 bytes at the end."
      caption="Of the frame’s 1,518 bytes, 1,438 belong to the page, so about 5% is wrapping. The 4 check bytes reveal damage, and most of the 17 at the end of the record are there to reveal whether somebody has changed it. The Sources section lists the assumptions behind these numbers."
      width={328}
      height={height + 8}>
      {WRAPPERS.map(({label, detail}, depth) => (
        <Box
          key={label}
          x={4 + depth * INSET}
          y={4 + depth * STRIP}
          width={320 - 2 * depth * INSET}
          height={height - depth * (STRIP + MARGIN_BELOW)}
          label={label}
          detail={detail}
          align="start"
          tone={depth === innermost ? 'accent' : 'plain'}
        />
      ))}
    </Figure>
  );
}
