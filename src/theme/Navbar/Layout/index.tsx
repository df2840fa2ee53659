// Stock: the whole bar is a `nav`, so that no page has a `banner`; for: screen readers. Wrapped.
import type {ReactNode} from 'react';
import NavbarLayout from '@theme-original/Navbar/Layout';
import type {Props} from '@theme/Navbar/Layout';

/** theme.css gives the header no box of its own: the bar sticks to the top within what is around it. */
export default function NavbarLayoutInHeader(props: Props): ReactNode {
  return (
    <header>
      <NavbarLayout {...props} />
    </header>
  );
}
