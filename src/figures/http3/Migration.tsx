import type {ReactNode} from 'react';
import Ladder from '@site/src/figures/kit/Ladder';

export default function Migration(): ReactNode {
  return (
    <Ladder
      title="A connection that moves"
      caption="The left and right columns are the same phone, with two addresses. The server recognises the connection by an ID that it gave out earlier. Each end then tests the new path: the data in its challenge has to come back. The server’s challenge and its response can travel together or, as in the lab, separately."
      parties={['Phone, Wi-Fi', 'Server', 'Phone, mobile']}
      steps={[
        {
          from: 0,
          to: 1,
          label: 'ID 41: GET',
          note: 'a packet from 192.0.2.10 with connection ID 41 asks for a file',
        },
        {
          from: 1,
          to: 0,
          label: 'first part',
          note: 'the first part of the file, and a spare connection ID, 77, for later',
        },
        {at: 0, label: 'out of range', note: 'the Wi-Fi is out of range'},
        {
          from: 2,
          to: 1,
          label: 'ID 77: challenge',
          note: 'a packet from 203.0.113.25 with the spare connection ID 77 and a PATH_CHALLENGE frame with random data',
        },
        {
          from: 1,
          to: 2,
          label: 'challenge',
          note: 'the server’s own PATH_CHALLENGE frame, with different random data',
        },
        {
          from: 1,
          to: 2,
          label: 'response, data',
          note: 'a PATH_RESPONSE frame with the data from the phone’s challenge, along with the next part of the file, on the same stream of the same connection',
          emphasis: true,
        },
        {
          from: 2,
          to: 1,
          label: 'response',
          note: 'a PATH_RESPONSE frame with the data from the server’s challenge',
        },
      ]}
    />
  );
}
