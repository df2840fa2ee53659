import type {ReactNode} from 'react';
import Ladder from '@site/src/figures/kit/Ladder';

const SERVER = 0;
const BROWSER = 1;

export default function LostSegment(): ReactNode {
  return (
    <Ladder
      title="TCP repairs a gap"
      caption="Five segments leave together, and the second is lost. The acknowledgements name byte 1461 four times, and on the third repeat the server sends segment 2 again. Bytes are counted from 1 here."
      parties={['Server', 'Browser']}
      steps={[
        {from: SERVER, to: BROWSER, label: '1: bytes 1 to 1460'},
        {from: SERVER, to: BROWSER, label: '2: bytes 1461 to 2920', lost: true},
        {
          from: SERVER,
          to: BROWSER,
          label: '3: bytes 2921 to 4380',
          note: '3, sent without waiting for an answer: bytes 2921 to 4380, kept in the buffer',
        },
        {
          from: SERVER,
          to: BROWSER,
          label: '4: bytes 4381 to 5840',
          note: '4: bytes 4381 to 5840, kept in the buffer',
        },
        {
          from: SERVER,
          to: BROWSER,
          label: '5: bytes 5841 to 7300',
          note: '5: bytes 5841 to 7300, kept in the buffer',
        },
        {
          from: BROWSER,
          to: SERVER,
          label: 'ACK 1461, for segment 1',
          note: 'acknowledgement of segment 1; next byte expected: 1461',
        },
        {from: BROWSER, to: SERVER, label: 'ACK 1461, for segment 3'},
        {from: BROWSER, to: SERVER, label: 'ACK 1461, for segment 4'},
        {from: BROWSER, to: SERVER, label: 'ACK 1461, third repeat'},
        {
          from: SERVER,
          to: BROWSER,
          label: '2: bytes 1461 to 2920',
          note: '2 again: bytes 1461 to 2920',
          emphasis: true,
        },
        {
          at: BROWSER,
          label: 'program gets 2 to 5',
          note: 'passes the bytes of segments 2 to 5 to the program',
        },
        {
          from: BROWSER,
          to: SERVER,
          label: 'ACK 7301',
          note: 'acknowledgement: everything up to byte 7300 has arrived',
        },
      ]}
    />
  );
}
