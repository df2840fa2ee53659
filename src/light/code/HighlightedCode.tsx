import {useMemo, type ReactNode} from 'react';
import {
  CodeBlockContextProvider,
  useCodeWordWrap,
  type CodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import CodeBlockLayout from '@theme/CodeBlock/Layout';

export type HighlightedCodeProps = {
  /** The code as HTML, made by the rehype plugin beside this. */
  html: string;
  /** As Prism names it. */
  language: string;
  /** As markdown gives it, with `language-…` in it. */
  className: string;
  title?: string;
  /** Number of the first line, where lines are numbered. */
  firstLine?: string;
};

/** What the theme knows of a code block, and the HTML of one that needs no highlighting any more. */
export type HighlightedMetadata = CodeBlockMetadata & {html?: string};

/** A code block as the theme shows it, with code that was highlighted when the site was built. */
export default function HighlightedCode({
  html,
  language,
  className,
  title,
  firstLine,
}: HighlightedCodeProps): ReactNode {
  const wordWrap = useCodeWordWrap();
  const {codeBlockRef} = wordWrap;
  const metadata = useMemo<HighlightedMetadata>(
    () => ({
      html,
      // What the copy button takes; it is rendered in the browser alone, after the code.
      get code() {
        return codeBlockRef.current?.textContent ?? '';
      },
      codeInput: '',
      className,
      language,
      title,
      lineNumbersStart: firstLine === undefined ? undefined : Number(firstLine),
      lineClassNames: {},
    }),
    [html, className, language, title, firstLine, codeBlockRef],
  );
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={wordWrap}>
      <CodeBlockLayout />
    </CodeBlockContextProvider>
  );
}
