// Change: code that was highlighted when the site was built is shown as it is; any other code is left
// to the theme's own content, which comes with the highlighter where the browser needs it.
import {Suspense, useMemo, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {StockContent} from '@light/stockContent';
import type {HighlightedMetadata} from '../../../HighlightedCode';
import styles from './styles.module.css';

type Props = {className?: string};

/** Stands there while the highlighter is on its way: a page that was opened by a link is not held up. */
function PlainContent({className}: Props) {
  const {code} = useCodeBlockContext().metadata;
  return (
    <pre className={clsx(className, 'prism-code', styles.pre)}>
      <code className={styles.code}>{code}</code>
    </pre>
  );
}

function Highlighted({className, html}: Props & {html: string}) {
  const {
    wordWrap: {codeBlockRef},
    metadata: {lineNumbersStart},
  } = useCodeBlockContext();
  // React sets the HTML anew whenever it is given another object.
  const innerHtml = useMemo(() => ({__html: html}), [html]);
  // From 1 the stylesheet counts.
  const counterReset =
    (lineNumbersStart ?? 1) === 1 ? undefined : `line ${Number(lineNumbersStart) - 1}`;
  return (
    <pre
      ref={codeBlockRef}
      // A box that scrolls must be reachable by key (WCAG 2.1.1).
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={clsx(className, 'prism-code', 'thin-scrollbar', styles.pre)}>
      <code
        className={styles.code}
        style={counterReset ? {counterReset} : undefined}
        dangerouslySetInnerHTML={innerHtml}
      />
    </pre>
  );
}

export default function CodeBlockContent(props: Props): ReactNode {
  const {html} = useCodeBlockContext().metadata as HighlightedMetadata;
  if (html !== undefined) {
    return <Highlighted {...props} html={html} />;
  }
  return (
    <Suspense fallback={<PlainContent {...props} />}>
      <StockContent {...props} />
    </Suspense>
  );
}
