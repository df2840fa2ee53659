import type {ReactNode} from 'react';
import Ladder from '@site/src/figures/kit/Ladder';

export default function OnePage(): ReactNode {
  return (
    <Ladder
      title="One page, two requests"
      caption="The browser always asks first, and every request gets its own response. The picture needs a second request, because the page only names it."
      parties={['Browser', 'Server']}
      steps={[
        {from: 0, to: 1, label: 'please send /hours', note: 'asks for the page /hours'},
        {
          from: 1,
          to: 0,
          label: '200: here is the page',
          note: 'answers with the code 200, which means that it worked, and the text of the page',
          emphasis: true,
        },
        {
          at: 0,
          label: 'finds a picture’s name',
          note: 'reads the page and finds the name of a picture, /bread.jpg',
        },
        {from: 0, to: 1, label: 'please send /bread.jpg', note: 'asks for the picture'},
        {
          from: 1,
          to: 0,
          label: '200: here is the picture',
          note: 'answers with the code 200 and the picture',
          emphasis: true,
        },
      ]}
    />
  );
}
