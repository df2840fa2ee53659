import type {ReactNode} from 'react';
import Ladder from '@site/src/figures/kit/Ladder';

export default function PageLoadRoundTrips(): ReactNode {
  return (
    <Ladder
      title="Three round trips to the first byte"
      caption="The grid lines are one round trip (RTT) apart. SYN, SYN-ACK and ACK are TCP’s question, answer and confirmation. ClientHello, ServerHello and Finished are TLS 1.3 messages, which browser and server use to agree on a key. With them, the server also shows its certificate. DNS, which comes before this, is left out, and so is the time spent computing."
      parties={['Browser', 'Server']}
      scale={{unit: 'RTT', pixelsPerUnit: 120}}
      steps={[
        {from: 0, to: 1, label: 'SYN', sent: 0, arrives: 0.5},
        {from: 1, to: 0, label: 'SYN, ACK', sent: 0.5, arrives: 1},
        {
          from: 0,
          to: 1,
          label: 'ACK, ClientHello',
          note: 'TCP acknowledgement, with the TLS ClientHello right behind it',
          sent: 1,
          arrives: 1.5,
        },
        {
          from: 1,
          to: 0,
          label: 'ServerHello',
          note: 'TLS ServerHello, certificate, proof of the key, Finished',
          sent: 1.5,
          arrives: 2,
        },
        {
          from: 0,
          to: 1,
          label: 'Finished, request',
          note: 'TLS Finished, together with the encrypted HTTP request',
          sent: 2,
          arrives: 2.5,
        },
        {
          from: 1,
          to: 0,
          label: 'first bytes',
          note: 'HTTP response, first bytes of the page',
          sent: 2.5,
          arrives: 3,
          emphasis: true,
        },
      ]}
    />
  );
}
