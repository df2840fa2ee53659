import type {ReactNode} from 'react';
import Ladder from '@site/src/figures/kit/Ladder';

export default function NavigationLadder(): ReactNode {
  return (
    <Ladder
      title="A navigation with one redirect"
      caption="The tab belongs to the new document only once the navigation is committed. Until then the old page stays as it is, and its picture may stay on the screen a little longer. Browser, network and renderer are processes."
      parties={['Browser', 'Network', 'Renderer']}
      steps={[
        {
          at: 0,
          label: 'completes URL',
          note: 'adds what you left out of the URL, such as https://, then asks the old page whether you can leave',
        },
        {from: 0, to: 1, label: 'request'},
        {
          from: 1,
          to: 0,
          label: '301, Location',
          note: 'response 301 with a Location field',
        },
        {from: 0, to: 1, label: 'second request', note: 'request for the new URL'},
        {from: 1, to: 0, label: '200, text/html', note: 'status 200 and Content-Type text/html'},
        {at: 0, label: 'picks renderer', note: 'picks a renderer process for the site'},
        {from: 0, to: 2, label: 'start of the response'},
        {
          from: 2,
          to: 0,
          label: 'committed',
          note: 'the new document exists; the navigation is committed',
          emphasis: true,
        },
        {from: 1, to: 2, label: 'rest of HTML', note: 'the rest of the HTML, as it arrives'},
        {at: 2, label: 'parses', note: 'parses what has arrived'},
      ]}
    />
  );
}
