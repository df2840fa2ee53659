import type {ReactNode} from 'react';
import Figure, {Arrow, Box, Text} from '@site/src/figures/kit/Figure';

export default function PacketContents(): ReactNode {
  return (
    <Figure
      title="From datagram to stream"
      description="A UDP datagram holds a QUIC packet with a connection ID and a packet number. The packet holds three frames: an ACK frame, a STREAM frame for stream 0 with an offset of 2,400, and a STREAM frame for stream 4 with an offset of 0. The bytes of each STREAM frame go to their own stream: stream 0 is the page, stream 4 the style sheet."
      caption="The packet number gives the order in which packets were sent; the stream and offset say where the bytes belong. Because the two are separate, bytes can be sent again in any later packet."
      width={328}
      height={286}>
      <Box
        x={4}
        y={4}
        width={320}
        height={176}
        label="UDP datagram"
        detail="ports, length, checksum"
        align="start"
      />
      <Box
        x={14}
        y={50}
        width={300}
        height={122}
        label="QUIC packet"
        detail="connection ID, packet number"
        align="start"
      />
      <Box x={24} y={96} width={62} height={64} label="ACK" detail="frame" tone="muted" />
      <Box
        x={94}
        y={96}
        width={102}
        height={64}
        label="STREAM 0"
        detail="offset 2,400"
        tone="accent"
      />
      <Box
        x={204}
        y={96}
        width={100}
        height={64}
        label="STREAM 4"
        detail="offset 0"
        tone="accent"
      />
      <Arrow from={[145, 160]} to={[145, 228]} />
      <Arrow from={[254, 160]} to={[254, 228]} />
      <Text x={200} y={208} anchor="middle" size="small">
        stream bytes
      </Text>
      <Box x={80} y={228} width={116} height={54} label="Stream 0" detail="the page" />
      <Box x={204} y={228} width={116} height={54} label="Stream 4" detail="style sheet" />
    </Figure>
  );
}
