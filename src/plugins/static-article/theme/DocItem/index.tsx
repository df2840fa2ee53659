// Change: puts the note's data into the HTML for pageArticle.ts. Wrapped.
import {useState, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import DocItemInit from '@theme-init/DocItem';
import type {Props} from '@theme/DocItem';
import {DATA_ID, getKeptHtml, type PageArticleData} from '../../pageArticle';

function toJson({metadata, toc, assets, contentTitle}: PageArticleData): string {
  // No end tag in a title may end the script.
  return JSON.stringify({metadata, toc, assets, contentTitle}).replaceAll('<', '\\u003c');
}

export default function DocItem(props: Props): ReactNode {
  const {content} = props;
  const {interactive} = content.frontMatter as {interactive?: boolean};
  const isServer = !ExecutionEnvironment.canUseDOM;
  const hasData = isServer ? !interactive : getKeptHtml(content.metadata.permalink) !== undefined;
  // In the browser React keeps what the server wrote, as long as it is given the same object.
  const [innerHtml] = useState({__html: isServer ? toJson(content) : ''});
  return (
    <>
      <DocItemInit {...props} />
      {hasData && (
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
