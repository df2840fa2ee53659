import type {ReactNode} from 'react';
import Ladder from '@site/src/figures/kit/Ladder';

export default function QuicHandshake(): ReactNode {
  return (
    <Ladder
      title="A first connection with QUIC"
      caption="Transport and TLS share the first round trip, so the request leaves after one RTT. The server’s certificate is already encrypted."
      parties={['Browser', 'Server']}
      scale={{unit: 'RTT', pixelsPerUnit: 104}}
      steps={[
        {
          from: 0,
          to: 1,
          label: 'ClientHello',
          note: 'an Initial packet, padded to at least 1,200 bytes, with the ClientHello in a CRYPTO frame',
          sent: 0,
          arrives: 0.5,
        },
        {
          from: 1,
          to: 0,
          label: 'TLS: certificate',
          note: 'an Initial packet with the ServerHello, then encrypted Handshake packets with the certificate and Finished',
          sent: 0.5,
          arrives: 1,
        },
        {
          from: 0,
          to: 1,
          label: 'GET /',
          note: 'a Handshake packet with the client’s Finished, and a 1-RTT packet, the type for everything after the handshake, with the request on stream 0',
          sent: 1,
          arrives: 1.5,
        },
        {
          from: 1,
          to: 0,
          label: '200, first bytes',
          note: 'the handshake is confirmed, and the first bytes of the response arrive on stream 0',
          sent: 1.5,
          arrives: 2,
          emphasis: true,
        },
      ]}
    />
  );
}
