import {
  startTransition,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  CodeBlockContextProvider,
  useCodeWordWrap,
  type CodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';

type CodeButtonsProps = {
  /** The element with the code, in the document before the buttons are. */
  pre: RefObject<HTMLPreElement | null>;
};

/** Whether an element has ever had a box: what is in a closed `<details>` gets one when that is opened. */
function useHasBox(element: RefObject<HTMLElement | null>): boolean {
  const [hasBox, setHasBox] = useState(false);

  useEffect(() => {
    const observer = new ResizeObserver(() => startTransition(() => setHasBox(true)));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);

  return hasBox;
}

/** The theme's buttons of a code block whose element is given. */
function ButtonsOf({pre}: CodeButtonsProps): ReactNode {
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

/**
 * The theme's buttons of a code block that the theme did not render. In a closed fold they come when it
 * is opened: they measure the code, and each of them would have the browser lay out the hidden fold.
 */
export default function CodeButtons({pre}: CodeButtonsProps): ReactNode {
  return useHasBox(pre) && <ButtonsOf pre={pre} />;
}
