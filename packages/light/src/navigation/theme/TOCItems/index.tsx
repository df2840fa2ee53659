// Change: after a click on a link, the table of contents is rendered after the page's heading. Wrapped.
import type {ComponentProps, ReactNode} from 'react';
import TOCItems from '@theme-init/TOCItems';
import AfterPaint from '../../AfterPaint';

export default function TOCItemsAfterPaint(props: ComponentProps<typeof TOCItems>): ReactNode {
  return (
    <AfterPaint>
      <TOCItems {...props} />
    </AfterPaint>
  );
}
