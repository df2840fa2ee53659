/** Shows a link to the page in the URL's `?to=`. */
import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

export default function OpenAsked(): ReactNode {
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => setAsked(new URLSearchParams(window.location.search).get('to')), []);
  return (
    asked && (
      <p>
        <Link to={asked} autoAddBaseUrl={false} id="asked">
          Open the page that was asked for
        </Link>
      </p>
    )
  );
}
