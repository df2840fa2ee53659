import {useState, type ReactNode} from 'react';
import {useLayoutDoc, useLayoutDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

function ChainOfCauses(): ReactNode {
  const first = new Error('The disk is full.');
  const second = new Error('The note was not saved.', {cause: first});
  throw new Error('The page has nothing to show.', {cause: second});
}

function WrongSidebar(): ReactNode {
  useLayoutDocsSidebar('nope');
  return null;
}

function WrongDoc(): ReactNode {
  useLayoutDoc('nope');
  return null;
}

const CRASHES = {
  'Throw a chain of causes': ChainOfCauses,
  'Ask for a wrong sidebar': WrongSidebar,
  'Ask for a wrong doc': WrongDoc,
};

/** Inside the layout, so that a second try starts afresh. */
function WaysToCrash(): ReactNode {
  const [chosen, setChosen] = useState<keyof typeof CRASHES>();
  const Chosen = chosen && CRASHES[chosen];
  return (
    <main className="container margin-vert--lg">
      <Heading as="h1">Ways to crash</Heading>
      {(Object.keys(CRASHES) as (keyof typeof CRASHES)[]).map((name) => (
        <button key={name} type="button" onClick={() => setChosen(name)}>
          {name}
        </button>
      ))}
      {Chosen && <Chosen />}
    </main>
  );
}

export default function Crash(): ReactNode {
  return (
    <Layout title="Crash" description="A page that crashes when it is told to.">
      <WaysToCrash />
    </Layout>
  );
}
