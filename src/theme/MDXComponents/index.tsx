// Change: tables scroll in a labelled region of their own. Wrapped.
import MDXComponents from '@theme-original/MDXComponents';
import ScrollingTable from '@site/src/components/ScrollingTable';

const components: typeof MDXComponents = {...MDXComponents, table: ScrollingTable};

export default components;
