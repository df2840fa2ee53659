import {useImperativeHandle, useMemo, type ReactNode, type RefObject} from 'react';
import {
  CodeBlockContextProvider,
  useCodeWordWrap,
  type CodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';

/**
 * The theme's buttons of a code block that the theme did not render.
 *
 * @param props.pre The element with the code, in the document before this is.
 */
export default function CodeButtons({pre}: {pre: RefObject<HTMLPreElement | null>}): ReactNode {
  const wordWrap = useCodeWordWrap();
  useImperativeHandle(wordWrap.codeBlockRef, () => pre.current!, [pre]);
  const metadata = useMemo<CodeBlockMetadata>(
    () => ({
      // The buttons are rendered in the browser alone, after the code.
      get code() {
        return pre.current?.textContent ?? '';
      },
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
