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
  /** The code as HTML, made by the rehype plugin beside this. */
  html: string;
  /** As markdown gives it, with `language-…` in it. */
  className: string;
  title?: string;
  /** Each line is an element of its own then. */
  isNumbered?: boolean;
};

/** A code block as the theme shows it, with code that was highlighted when the site was built. */
export default function HighlightedCode({
  html,
  className,
  title,
  isNumbered,
}: HighlightedCodeProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  // React sets the HTML anew whenever it is given another object.
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
          // A box that scrolls must be reachable by key (WCAG 2.1.1).
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
