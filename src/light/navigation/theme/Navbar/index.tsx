// Change: does not render for a new page; what in it depends on the page does by itself. Wrapped.
import {memo} from 'react';
import Navbar from '@theme-init/Navbar';

export default memo(Navbar);
