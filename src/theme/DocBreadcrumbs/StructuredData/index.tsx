// Stock: gives the index of notes a URL with a trailing slash, which the page's own URL doesn't have; for: search engines. Wrapped.
import type {ReactNode} from 'react';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const canonical = breadcrumbs.map((each) => ({...each, href: each.href?.replace(/\/$/, '')}));
  return <StructuredData breadcrumbs={canonical} />;
}
