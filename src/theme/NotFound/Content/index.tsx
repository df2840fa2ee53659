// Change: says which path was asked for and where to go on, where stock only says that nothing was
// found; and loads this, with its list of notes, where it is shown. The docs' layout, which every
// note loads, has it on board for addresses below /docs.
import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import latePart from '@site/src/components/LatePart';
import type {Props} from '@theme/NotFound/Content';

const AskedPage = latePart<Props>(() => import(/* webpackChunkName: 'asked-page' */ './AskedPage'));

/** What the server made of AskedPage, where this is the page at hand. React takes it as it is. */
const served = ExecutionEnvironment.canUseDOM && document.querySelector('[data-not-found]');
const servedHtml = served && {__html: served.innerHTML};

export default function NotFoundContent(props: Props): ReactNode {
  const servedPage = servedHtml && (
    <main className={served.className} dangerouslySetInnerHTML={servedHtml} />
  );
  return <AskedPage.Part {...props} fallback={servedPage} />;
}
