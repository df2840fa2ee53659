// Stock: gives the index of notes a URL with a trailing slash, which isn't the page's own; for: search engines. Wrapped.
import type {ReactNode} from 'react';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const canonical = breadcrumbs.map((each) => ({...each, href: each.href?.replace(/\/$/, '')}));
  return <StructuredData breadcrumbs={canonical} />;
}
