// Change: after a click on a link it comes after the page's heading. Wrapped.
import type {ReactNode} from 'react';
import DocPaginator from '@theme-init/DocPaginator';
import type {Props} from '@theme/DocPaginator';
import AfterPaint from '../../AfterPaint';

export default function DocPaginatorAfterPaint(props: Props): ReactNode {
  return (
    <AfterPaint>
      <DocPaginator {...props} />
    </AfterPaint>
  );
}
