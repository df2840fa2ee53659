// Change: the index of the notes has the address that it gives itself; stock says it with a slash at
// its end. Wrapped.
import type {ReactNode} from 'react';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  const canonical = breadcrumbs.map((each) => ({...each, href: each.href?.replace(/\/$/, '')}));
  return <StructuredData breadcrumbs={canonical} />;
}
