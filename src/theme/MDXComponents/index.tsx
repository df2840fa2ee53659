// Stock: a wide table has no label and can't be scrolled by keyboard (WCAG 2.1.1); for: readers with a keyboard or a screen reader. Wrapped.
import MDXComponents from '@theme-original/MDXComponents';
import ScrollingTable from '@site/src/components/ScrollingTable';

const components: typeof MDXComponents = {...MDXComponents, table: ScrollingTable};

export default components;
