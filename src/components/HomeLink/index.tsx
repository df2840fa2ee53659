import type {ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';

/**
 * A link to the home page that always loads it in full: if the running app has failed, its router and
 * contexts can't be trusted, so this uses neither.
 */
export default function HomeLink(): ReactNode {
  // eslint-disable-next-line no-restricted-syntax -- see above
  return <a href={siteConfig.baseUrl}>Go to the home page</a>;
}
