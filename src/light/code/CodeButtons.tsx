import {useImperativeHandle, useMemo, type ReactNode} from 'react';
import {
  CodeBlockContextProvider,
  useCodeWordWrap,
  type CodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';

/**
 * The theme's buttons of a code block that stands in the page already.
 *
 * @param props.pre The element with the code.
 */
export default function CodeButtons({pre}: {pre: HTMLPreElement}): ReactNode {
  const wordWrap = useCodeWordWrap();
  useImperativeHandle(wordWrap.codeBlockRef, () => pre, [pre]);
  const metadata = useMemo<CodeBlockMetadata>(
    () => ({
      code: pre.textContent ?? '',
      // The buttons read nothing else.
      codeInput: '',
      className: '',
      language: '',
      title: undefined,
      lineNumbersStart: undefined,
      lineClassNames: {},
    }),
    [pre],
  );
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <Buttons />
    </CodeBlockContextProvider>
  );
}
