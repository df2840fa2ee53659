import type {ReactNode} from 'react';
import Ladder from '@site/src/figures/kit/Ladder';

export default function ForgedAnswer(): ReactNode {
  return (
    <Ladder
      title="Two answers to one query"
      caption="The attacker doesn’t stop anything. It reads the passing query and answers sooner, posing as the server. What the resolver does next depends on whether it checks signatures."
      parties={['Resolver', 'Attacker', 'Server']}
      steps={[
        {
          from: 0,
          to: 2,
          label: 'www… A?',
          note: 'asks for the address of www.example.test; the attacker reads the query as it passes',
        },
        {
          from: 1,
          to: 0,
          label: '203.0.113.66',
          note: 'answers at once, posing as the server: 203.0.113.66, without a signature',
          emphasis: true,
        },
        {at: 0, label: 'accepts it?', note: 'accepts the answer, or looks for its signature'},
        {
          from: 2,
          to: 0,
          label: '198.51.100.20',
          note: 'the real answer, with its signature: 198.51.100.20; it arrives after the forged one',
        },
      ]}
    />
  );
}
