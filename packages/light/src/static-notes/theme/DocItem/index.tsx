// Change: writes the note's data into the HTML, for keepArticle.ts. Wrapped.
import {useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import DocItemInit from '@theme-init/DocItem';
import type {Props} from '@theme/DocItem';
import {DATA_ID, type ArticleData} from '../../keepArticle';

function toJson({metadata, toc, assets, contentTitle}: ArticleData): string {
  // An end tag in a title must not end the script.
  return JSON.stringify({metadata, toc, assets, contentTitle}).replaceAll('<', '\\u003c');
}

export default function DocItem(props: Props): ReactNode {
  const {content} = props;
  const isServer = !ExecutionEnvironment.canUseDOM;
  // In the browser, React keeps the server's HTML as long as it gets the same object.
  const [innerHtml] = useState({__html: isServer ? toJson(content) : ''});
  return (
    <>
      <DocItemInit {...props} />
      {(content as {lightIsStatic?: boolean}).lightIsStatic && (
        <script
          id={DATA_ID}
          type="application/json"
          suppressHydrationWarning
          dangerouslySetInnerHTML={innerHtml}
        />
      )}
    </>
  );
}
