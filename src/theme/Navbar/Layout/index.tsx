// Stock: the whole bar is a `nav`, so no page has a `banner`; for: screen readers. Wrapped.
import type {ReactNode} from 'react';
import NavbarLayout from '@theme-original/Navbar/Layout';
import type {Props} from '@theme/Navbar/Layout';

/** theme.css gives the header no box of its own, so the bar sticks to the top within its container. */
export default function NavbarLayoutInHeader(props: Props): ReactNode {
  return (
    <header>
      <NavbarLayout {...props} />
    </header>
  );
}
