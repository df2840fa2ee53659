import type {ReactNode} from 'react';
import Figure, {Box, Text} from '@site/src/figures/kit/Figure';

const BOX_HEIGHT = 54;

export default function ObserverView(): ReactNode {
  return (
    <Figure
      title="What an observer on the path can read"
      description="Three packets. A TCP segment with TLS 1.3: IP addresses and the TCP header, with the ports, the count of bytes sent and the acknowledgement, are readable; the rest, HTTP inside TLS, is encrypted. A QUIC Initial packet: IP addresses, UDP ports and the header, with version and connection IDs, are readable, and anybody on the path can decrypt the ClientHello, because they can compute its key. A later QUIC packet: IP addresses, UDP ports and one connection ID are readable; packet number, acknowledgements and HTTP are encrypted."
      caption="Over TCP, everything that controls the transport is in the clear. QUIC shows addresses, ports and a connection ID; only its first packets, whose key anybody can compute, show more."
      width={328}
      height={260}>
      <Text x={4} y={18}>
        TCP segment with TLS 1.3
      </Text>
      <Box x={4} y={26} width={74} height={BOX_HEIGHT} label="IP" detail="addresses" />
      <Box x={82} y={26} width={120} height={BOX_HEIGHT} label="TCP" detail="ports, seq, ACK" />
      <Box
        x={206}
        y={26}
        width={118}
        height={BOX_HEIGHT}
        label="encrypted"
        detail="HTTP"
        tone="accent"
      />

      <Text x={4} y={104}>
        QUIC, first packets (Initial)
      </Text>
      <Box x={4} y={112} width={74} height={BOX_HEIGHT} label="IP" detail="addresses" />
      <Box x={82} y={112} width={52} height={BOX_HEIGHT} label="UDP" detail="ports" />
      <Box x={138} y={112} width={90} height={BOX_HEIGHT} label="Header" detail="version, IDs" />
      <Box
        x={232}
        y={112}
        width={92}
        height={BOX_HEIGHT}
        label="ClientHello"
        detail="key is known"
        tone="warning"
        dashed
      />

      <Text x={4} y={190}>
        QUIC, after the handshake (1-RTT)
      </Text>
      <Box x={4} y={198} width={74} height={BOX_HEIGHT} label="IP" detail="addresses" />
      <Box x={82} y={198} width={52} height={BOX_HEIGHT} label="UDP" detail="ports" />
      <Box x={138} y={198} width={40} height={BOX_HEIGHT} label="ID" />
      <Box
        x={182}
        y={198}
        width={142}
        height={BOX_HEIGHT}
        label="encrypted"
        detail="number, ACK, HTTP"
        tone="accent"
      />
    </Figure>
  );
}
