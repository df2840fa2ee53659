import {useMemo, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Container from '@theme/CodeBlock/Container';
import Title from '@theme/CodeBlock/Title';
import contentStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import layoutStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';
import CodeButtons from './CodeButtons';
import './numbers.css';

export type HighlightedCodeProps = {
  /** The code as HTML, made by rehype.ts. */
  html: string;
  /** From Markdown; contains `language-…`. */
  className: string;
  title?: string;
  /** Whether the lines are numbered; each one is then a separate element. */
  isNumbered?: boolean;
};

/** A code block that looks like the theme's, with code highlighted at build time. */
export default function HighlightedCode({
  html,
  className,
  title,
  isNumbered,
}: HighlightedCodeProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  // React sets the HTML again whenever it gets a different object.
  const innerHtml = useMemo(() => ({__html: html}), [html]);
  return (
    <Container as="div" className={className}>
      {title && (
        <div className={layoutStyles.codeBlockTitle}>
          <Title>{title}</Title>
        </div>
      )}
      <div className={layoutStyles.codeBlockContent}>
        <pre
          ref={pre}
          // A scrollable box must be reachable with the keyboard (WCAG 2.1.1).
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={clsx('prism-code', 'thin-scrollbar', contentStyles.codeBlock)}>
          <code
            className={clsx(
              contentStyles.codeBlockLines,
              isNumbered && ['light-numbered', contentStyles.codeBlockLinesWithNumbering],
            )}
            dangerouslySetInnerHTML={innerHtml}
          />
        </pre>
        <CodeButtons pre={pre} />
      </div>
    </Container>
  );
}
