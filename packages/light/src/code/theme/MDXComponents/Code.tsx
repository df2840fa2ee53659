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
      'light: the part "code" found a fence in markdown that no docs, blog or pages plugin compiled. To have it highlighted in the browser, add "code" to the list "without" of light().',
    );
  }
  return <CodeInline {...props} />;
}
