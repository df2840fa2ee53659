import type {ReactNode} from 'react';
import Ladder from '@site/src/components/Ladder';

export default function PageLoadRoundTrips(): ReactNode {
  return (
    <Ladder
      title="Three round trips to the first byte"
      caption="SYN and ACK belong to TCP, the Hellos and Finished to TLS 1.3. Each pair waits for the one before. DNS is drawn as half an RTT, as from a nearby resolver that knows the answer; it may take far longer, or nothing. Time spent computing is left out."
      parties={['Browser', 'Server']}
      scale={{unit: 'RTT', pixelsPerUnit: 120}}
      steps={[
        {
          at: 0,
          label: 'DNS',
          note: 'asks its resolver and gets the addresses',
          sent: 0,
          until: 0.5,
        },
        {from: 0, to: 1, label: 'SYN', sent: 0.5, arrives: 1},
        {from: 1, to: 0, label: 'SYN, ACK', sent: 1, arrives: 1.5},
        {
          from: 0,
          to: 1,
          label: 'ACK, ClientHello',
          note: 'TCP acknowledgement, and right behind it the TLS ClientHello',
          sent: 1.5,
          arrives: 2,
        },
        {
          from: 1,
          to: 0,
          label: 'ServerHello',
          note: 'TLS ServerHello, certificate, proof of the key, Finished',
          sent: 2,
          arrives: 2.5,
        },
        {
          from: 0,
          to: 1,
          label: 'Finished, HTTP request',
          note: 'TLS Finished, and with it the encrypted HTTP request',
          sent: 2.5,
          arrives: 3,
        },
        {
          from: 1,
          to: 0,
          label: 'first bytes',
          note: 'HTTP response, first bytes of the page',
          sent: 3,
          arrives: 3.5,
          emphasis: true,
        },
      ]}
    />
  );
}
