/** Stands in for a theme that shows some code differently, such as theme-live-codeblock. */
import type {ReactNode} from 'react';
import CodeBlock from '@theme-init/CodeBlock';
import type {Props} from '@theme/CodeBlock';

export default function LiveCodeBlock(props: Props & {live?: boolean}): ReactNode {
  return props.live ? <output>live: {props.children}</output> : <CodeBlock {...props} />;
}
