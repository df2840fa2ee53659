import {startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import CodeButtons from '../code/CodeButtons';
import {useServerLinks} from './useServerLinks';

type KeptArticleProps = {
  /** The same object each time: React sets the HTML again whenever it gets a different one. */
  innerHtml: {readonly __html: string};
  /** The note's path, including the base path. */
  permalink: string;
};

/**
 * A note's article as the server rendered it. Adds what the theme adds in the browser: links that prefetch
 * and open their page without a full load, and buttons on code blocks.
 */
export default function KeptArticle({innerHtml, permalink}: KeptArticleProps): ReactNode {
  const article = useRef<HTMLDivElement>(null);
  const [codeBlocks, setCodeBlocks] = useState<{current: HTMLPreElement}[]>([]);
  useServerLinks(article);

  // Otherwise a link to the page itself, like the sidebar's, would prefetch the note's script, which isn't
  // needed. A later effect would be too late, because links are observed before it runs.
  useLayoutEffect(() => void window.docusaurus.preload(permalink), [permalink]);

  useEffect(() => {
    const blocks = article.current!.querySelectorAll<HTMLPreElement>('.theme-code-block pre');
    startTransition(() => setCodeBlocks(Array.from(blocks, (current) => ({current}))));
  }, []);

  return (
    <>
      <div
        ref={article}
        className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
        dangerouslySetInnerHTML={innerHtml}
      />
      {codeBlocks.map((pre, index) =>
        createPortal(<CodeButtons pre={pre} />, pre.current.parentElement!, index),
      )}
    </>
  );
}
