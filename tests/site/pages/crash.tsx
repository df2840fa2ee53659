import {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

function ChainOfCauses(): ReactNode {
  const first = new Error('The disk is full.');
  const second = new Error('The note was not saved.', {cause: first});
  throw new Error('The page has nothing to show.', {cause: second});
}

/** Inside the layout, so that a second try starts afresh. */
function WaysToCrash(): ReactNode {
  const [isChosen, setIsChosen] = useState(false);
  return (
    <main className="container margin-vert--lg">
      <Heading as="h1">Ways to crash</Heading>
      <button type="button" onClick={() => setIsChosen(true)}>
        Throw a chain of causes
      </button>
      {isChosen && <ChainOfCauses />}
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
