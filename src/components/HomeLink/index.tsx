import type {ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';

/**
 * A way home that is a full page load: where the running app has failed, its router and contexts
 * can't be trusted, so this neither routes nor reads a context.
 */
export default function HomeLink(): ReactNode {
  // eslint-disable-next-line no-restricted-syntax -- see above
  return <a href={siteConfig.baseUrl}>Go to the home page</a>;
}
