import type {ReactNode} from 'react';
import Ladder from '@site/src/figures/kit/Ladder';

const DNS_HOST = 0;
const VISITOR = 1;
const WEB_HOST = 2;

export default function OneVisit(): ReactNode {
  return (
    <Ladder
      title="One visit to the bakery’s page"
      caption="Nobody asks the registrar: it did its job when it arranged for this DNS host to answer for the name. The figure leaves out the resolver: a helper, often run by the Internet provider, that asks the first question on the phone’s behalf."
      parties={['DNS host', 'Visitor', 'Web host']}
      steps={[
        {
          from: VISITOR,
          to: DNS_HOST,
          label: 'what number?',
          note: 'which number belongs to www.bakery.example?',
        },
        {from: DNS_HOST, to: VISITOR, label: '192.0.2.10'},
        {
          from: VISITOR,
          to: WEB_HOST,
          label: 'is it you?',
          note: 'are you www.bakery.example?',
        },
        {
          from: WEB_HOST,
          to: VISITOR,
          label: 'my certificate',
          note: 'yes, and here is my certificate',
        },
        {from: VISITOR, to: WEB_HOST, label: 'the page, please'},
        {
          from: WEB_HOST,
          to: VISITOR,
          label: 'the page',
          note: 'the file with the page',
          emphasis: true,
        },
      ]}
    />
  );
}
