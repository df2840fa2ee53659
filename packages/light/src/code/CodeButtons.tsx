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
  /** The element with the code, which is in the document before the buttons are. */
  pre: RefObject<HTMLPreElement | null>;
};

/** Whether an element has ever been laid out. In a closed `<details>`, that happens when it's first opened. */
function useHasBox(element: RefObject<HTMLElement | null>): boolean {
  const [hasBox, setHasBox] = useState(false);

  useEffect(() => {
    const observer = new ResizeObserver(() => startTransition(() => setHasBox(true)));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);

  return hasBox;
}

/** The theme's buttons for a code block, given its element. */
function ButtonsOf({pre}: CodeButtonsProps): ReactNode {
  const wordWrap = useCodeWordWrap();
  useImperativeHandle(wordWrap.codeBlockRef, () => pre.current!, [pre]);
  const metadata = useMemo<CodeBlockMetadata>(
    () => ({
      // The buttons are rendered only in the browser, after the code.
      get code() {
        return pre.current?.textContent ?? '';
      },
      // The buttons don't read the other properties.
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
 * The theme's buttons for a code block that the theme didn't render. In a closed fold, the buttons are
 * added when it's opened: each one measures the code, which would make the browser lay out the hidden fold.
 */
export default function CodeButtons({pre}: CodeButtonsProps): ReactNode {
  return useHasBox(pre) && <ButtonsOf pre={pre} />;
}
