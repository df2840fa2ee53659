// Change: tells screen readers that the code was copied; most do not hear that a button's name changes. Wrapped.
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Button from '@theme-original/CodeBlock/Buttons/Button';
import {getRegion} from '@site/src/clientModules/announceRoute';

export default function CodeBlockButton(props: ComponentProps<typeof Button>): ReactNode {
  const name = props['aria-label'];
  useEffect(() => {
    if (name === translate({id: 'theme.CodeBlock.copied', message: 'Copied'})) {
      getRegion().textContent = name;
    }
  }, [name]);
  return <Button {...props} />;
}
