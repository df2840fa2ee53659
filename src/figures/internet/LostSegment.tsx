import type {ReactNode} from 'react';
import Ladder from '@site/src/components/Ladder';

export default function LostSegment(): ReactNode {
  return (
    <Ladder
      title="TCP repairs a gap"
      caption="Segment 2 is lost. The acknowledgement repeats 1461, the first missing byte; after three repeats the server sends segment 2 again. Bytes are counted from 1 here."
      parties={['Server', 'Browser']}
      steps={[
        {from: 0, to: 1, label: '1: bytes 1 to 1460'},
        {from: 1, to: 0, label: 'ACK 1461', note: 'acknowledgement, next byte expected is 1461'},
        {from: 0, to: 1, label: '2: bytes 1461 to 2920', lost: true},
        {
          from: 0,
          to: 1,
          label: '3: bytes 2921 to 4380',
          note: '3: bytes 2921 to 4380, kept in the buffer',
        },
        {from: 1, to: 0, label: 'ACK 1461 again'},
        {
          from: 0,
          to: 1,
          label: '4: bytes 4381 to 5840',
          note: '4: bytes 4381 to 5840, kept in the buffer',
        },
        {from: 1, to: 0, label: 'ACK 1461 again'},
        {
          from: 0,
          to: 1,
          label: '5: bytes 5841 to 7300',
          note: '5: bytes 5841 to 7300, kept in the buffer',
        },
        {from: 1, to: 0, label: 'ACK 1461, third repeat'},
        {
          from: 0,
          to: 1,
          label: '2: bytes 1461 to 2920',
          note: '2 again: bytes 1461 to 2920',
          emphasis: true,
        },
        {
          at: 1,
          label: 'program gets 2 to 5',
          note: 'passes the bytes of segments 2 to 5 to the program',
        },
        {
          from: 1,
          to: 0,
          label: 'ACK 7301',
          note: 'acknowledgement, everything up to byte 7300 has arrived',
        },
      ]}
    />
  );
}
