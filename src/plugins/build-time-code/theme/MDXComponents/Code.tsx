// Change: only code in running text comes here; blocks are highlighted when the site is built. Naming
// the theme's CodeBlock here would bring its highlighter back to the browser.
import type {ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';

export default function MDXCode(props: Props): ReactNode {
  return <CodeInline {...props} />;
}
