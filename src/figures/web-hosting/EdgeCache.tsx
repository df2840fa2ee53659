import type {ReactNode} from 'react';
import Ladder from '@site/src/figures/kit/Ladder';

const VISITOR = 0;
const EDGE = 1;
const ORIGIN = 2;

export default function EdgeCache(): ReactNode {
  return (
    <Ladder
      title="Miss, hit, validation"
      caption="This edge asks the origin for the page once. The hit never reaches the origin, and the validation transfers no content."
      parties={['Visitors', 'Edge', 'Origin']}
      steps={[
        {from: VISITOR, to: EDGE, label: 'GET /', note: 'a first visitor asks for /'},
        {
          from: EDGE,
          to: ORIGIN,
          label: 'miss: GET /',
          note: 'nothing is stored, so the edge asks',
        },
        {
          from: ORIGIN,
          to: EDGE,
          label: '200, 600 s',
          note: '200 with the page, max-age=600, ETag "v42"',
        },
        {from: EDGE, to: VISITOR, label: '200', note: '200; the edge keeps a copy'},
        {at: EDGE, label: '376 s later', note: '376 seconds pass'},
        {from: VISITOR, to: EDGE, label: 'GET /', note: 'a second visitor asks for /'},
        {
          from: EDGE,
          to: VISITOR,
          label: 'hit, Age: 376',
          note: '200 from the cache, Age: 376',
          emphasis: true,
        },
        {at: EDGE, label: 'stale', note: '600 seconds are up, so the copy is stale'},
        {from: VISITOR, to: EDGE, label: 'GET /', note: 'a third visitor asks for /'},
        {
          from: EDGE,
          to: ORIGIN,
          label: 'still v42?',
          note: 'is it still version v42? (If-None-Match: "v42")',
        },
        {from: ORIGIN, to: EDGE, label: '304', note: '304 Not Modified, without content'},
        {from: EDGE, to: VISITOR, label: '200', note: '200 from the cache, fresh again'},
      ]}
    />
  );
}
