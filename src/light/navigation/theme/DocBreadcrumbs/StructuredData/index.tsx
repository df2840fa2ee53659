// Change: after a click on a link it comes after the note's heading; only search engines read it, and
// they load the page. Wrapped.
import type {ReactNode} from 'react';
import StructuredData from '@theme-init/DocBreadcrumbs/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import AfterPaint from '../../../AfterPaint';

export default function DocBreadcrumbsStructuredData(props: Props): ReactNode {
  return (
    <AfterPaint>
      <StructuredData {...props} />
    </AfterPaint>
  );
}
