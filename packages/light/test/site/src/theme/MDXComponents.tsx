/** Components that every note can use without an import. */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Counter from '../components/Counter';

export default {...MDXComponents, Tabs, TabItem, Registered: Counter};
