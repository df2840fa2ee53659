// Stock: only changes the button's name to say that code was copied, which few screen readers announce (WCAG 4.1.3); for: screen readers. Wrapped.
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Button from '@theme-original/CodeBlock/Buttons/Button';
import {announce} from '@site/src/browser/clientModules/announceRoute';

export default function CodeBlockButton(props: ComponentProps<typeof Button>): ReactNode {
  const name = props['aria-label'];
  useEffect(() => {
    if (name === translate({id: 'theme.CodeBlock.copied', message: 'Copied'})) {
      announce(name);
    }
  }, [name]);
  return <Button {...props} />;
}
