// Stock: is disabled until the page hydrates, so an early click is lost; for: readers on slow connections. Wrapped.
import {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
import ColorModeToggle from '@theme-original/ColorModeToggle';

/**
 * The light build's late scripts keep an early click and handle it. If scripts never run, the toggle is
 * hidden.
 */
export default function ColorModeToggleForEarlyPress({
  className,
  ...props
}: ComponentProps<typeof ColorModeToggle>): ReactNode {
  return (
    // The toggle only reads `isBrowser` from this context.
    <BrowserContext.Provider value>
      <ColorModeToggle {...props} className={clsx('site-needs-scripts', className)} />
    </BrowserContext.Provider>
  );
}
