import type {ReactNode} from 'react';
import Ladder from '@site/src/components/Ladder';

export default function ResolutionLadder(): ReactNode {
  return (
    <Ladder
      title="One name, asked twice"
      caption="The stub asks one question and gets one answer; the recursive resolver does the walking. Forty seconds later its cache answers alone, and the TTL has fallen from 300 to 260."
      width={480}
      parties={['Stub', 'Resolver', 'Authoritative']}
      steps={[
        {
          from: 0,
          to: 1,
          label: 'www.example.test A?',
          note: 'a recursive query for the A records of www.example.test',
        },
        {from: 1, to: 2, label: 'asks root: test?', note: 'asks a root server about test'},
        {
          from: 2,
          to: 1,
          label: 'root: ask a.nic.test',
          note: 'a root server sends a referral: the NS records of test, with the addresses of its servers',
        },
        {
          from: 1,
          to: 2,
          label: 'asks test: example.test?',
          note: 'asks a server of test about example.test',
        },
        {
          from: 2,
          to: 1,
          label: 'test: ask ns1 or ns2',
          note: 'a server of test sends a referral: the NS records of example.test, with the addresses of its servers',
        },
        {
          from: 1,
          to: 2,
          label: 'asks ns1: www… A?',
          note: 'asks ns1.example.test for the A records of www.example.test',
        },
        {
          from: 2,
          to: 1,
          label: 'ns1: 198.51.100.20',
          note: 'ns1.example.test answers from its own zone: 198.51.100.20, TTL 300 seconds',
        },
        {
          at: 1,
          label: 'caches all three',
          note: 'keeps the answer and both referrals in its cache',
        },
        {
          from: 1,
          to: 0,
          label: '198.51.100.20, TTL 300',
          note: 'answers 198.51.100.20, TTL 300 seconds',
          emphasis: true,
        },
        {
          from: 0,
          to: 1,
          label: '40 s later: the same',
          note: 'sends the same query again, 40 seconds later',
        },
        {
          from: 1,
          to: 0,
          label: '198.51.100.20, TTL 260',
          note: 'answers from its cache: 198.51.100.20, TTL 260 seconds',
          emphasis: true,
        },
      ]}
    />
  );
}
