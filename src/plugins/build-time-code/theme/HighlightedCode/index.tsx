import {useMemo, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeButtons from './CodeButtons';
import styles from './styles.module.css';

export type HighlightedCodeProps = {
  /** The code as HTML, made at build time by the rehype plugin beside this theme folder. */
  html: string;
  language: string;
  title?: string;
  /** Number of the first line, where lines are numbered. */
  firstLine?: string;
};

/** A code block whose tokens were made at build time, with the theme's own buttons. */
export default function HighlightedCode({
  html,
  language,
  title,
  firstLine,
}: HighlightedCodeProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  // React sets the HTML anew whenever it is given another object.
  const innerHtml = useMemo(() => ({__html: html}), [html]);
  // From 1 the stylesheet counts.
  const counterReset = Number(firstLine ?? 1) > 1 ? `line ${Number(firstLine) - 1}` : undefined;
  return (
    <div className={clsx('theme-code-block', `language-${language}`, styles.container)}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <pre
          ref={pre}
          // A box that scrolls must be reachable by key (WCAG 2.1.1).
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={clsx('prism-code', 'thin-scrollbar', 'site-scroll-sideways', styles.pre)}>
          <code
            className={styles.code}
            style={counterReset ? {counterReset} : undefined}
            dangerouslySetInnerHTML={innerHtml}
          />
        </pre>
        <CodeButtons pre={pre} />
      </div>
    </div>
  );
}
