import type {ReactNode} from 'react';
import Ladder from '@site/src/figures/kit/Ladder';

export default function Discovery(): ReactNode {
  return (
    <Ladder
      title="From Alt-Svc to HTTP/3"
      caption="The first response comes over TCP and carries the hint. The next time the browser needs a connection, it tries both UDP and TCP, and here QUIC is ready first. With an HTTPS record the race can start on the first visit."
      parties={['Server, TCP', 'Browser', 'Server, UDP']}
      steps={[
        {from: 1, to: 0, label: 'GET / (h2)', note: 'first visit: the request, over HTTP/2'},
        {
          from: 0,
          to: 1,
          label: '200, Alt-Svc',
          note: 'the response, with an Alt-Svc: h3=":443" field',
        },
        {at: 1, label: 'stores hint', note: 'stores the hint for its max-age (ma)'},
        {
          from: 1,
          to: 2,
          label: 'Initial',
          note: 'later, on a new connection: a QUIC Initial packet to UDP port 443',
        },
        {
          from: 1,
          to: 0,
          label: 'SYN',
          note: 'a little later, as a precaution: a TCP SYN to port 443',
        },
        {from: 2, to: 1, label: 'handshake', note: 'the QUIC handshake completes first'},
        {from: 1, to: 2, label: 'GET / (h3)', note: 'the request, over HTTP/3'},
        {from: 2, to: 1, label: '200', note: 'the response, over HTTP/3', emphasis: true},
      ]}
    />
  );
}
