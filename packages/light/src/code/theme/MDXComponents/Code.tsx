// Change: only handles code in running text. Fences are highlighted at build time or name the theme's
// CodeBlock themselves; importing it here would load the highlighter on every page.
import {Children, type ReactNode} from 'react';
import CodeInline from '@theme/CodeInline';
import type {Props} from '@theme/MDXComponents/Code';

export default function MDXCode(props: Props): ReactNode {
  const isInline =
    props.children !== undefined &&
    Children.toArray(props.children).every(
      (child) => typeof child === 'string' && !child.includes('\n'),
    );
  if (!isInline) {
    throw new Error(
      'light: the "code" part found a code fence that wasn\'t compiled by a docs, blog or pages plugin. To highlight it in the browser, add "code" to `without` in light().',
    );
  }
  return <CodeInline {...props} />;
}
