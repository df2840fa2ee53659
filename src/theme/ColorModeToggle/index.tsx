// Stock: is disabled until the page hydrates, so that an early press is lost; for: readers on slow lines. Wrapped.
import {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import ColorModeToggle from '@theme-original/ColorModeToggle';

/** The light build's late scripts keep the press and carry it out. Where scripts never run it is hidden. */
export default function ColorModeToggleForEarlyPress({
  className,
  ...props
}: ComponentProps<typeof ColorModeToggle>): ReactNode {
  return (
    // It asks nothing else of this context than whether to be disabled.
    <BrowserContext.Provider value>
      <ColorModeToggle {...props} className={clsx('site-needs-scripts', className)} />
    </BrowserContext.Provider>
  );
}
