/** Components that every note can use without an import. */
import MDXComponents from '@theme-original/MDXComponents';
import DocCardList from '@theme/DocCardList';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Counter from '../components/Counter';
import Highlight from '../components/Highlight';

export default {...MDXComponents, Tabs, TabItem, DocCardList, Highlight, Registered: Counter};
