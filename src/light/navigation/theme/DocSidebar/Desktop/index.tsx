// Change: marks the page that a link led to once the page is painted. Wrapped.
import {useEffect, useState, type ReactNode} from 'react';
import DocSidebarDesktop from '@theme-init/DocSidebar/Desktop';
import type {Props} from '@theme/DocSidebar/Desktop';
import {afterPaint} from '../../../../../browser/afterPaint';

export default function DocSidebarDesktopWrapper({path, ...props}: Props): ReactNode {
  const [markedPath, setMarkedPath] = useState(path);
  useEffect(
    () => (path === markedPath ? undefined : afterPaint(() => setMarkedPath(path))),
    [path, markedPath],
  );
  return <DocSidebarDesktop {...props} path={markedPath} />;
}
