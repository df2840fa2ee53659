// Change: a page that fails while it is taken over stays as the server made it. One that fails later
// says so: the whole chain of causes is folded away, there is a way home that is a full page load, and
// going to another page resets the crash; stock keeps showing it.
import {useState, type ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {getServerNodes} from '@site/src/clientModules/serverPage';
import CrashReport from '@site/src/components/CrashReport';
import ServerPage from '@site/src/components/ServerPage';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const [nodes] = useState(() => getServerNodes(SkipToContentFallbackId));
  if (nodes.length > 0) {
    return <ServerPage nodes={nodes} tryAgain={tryAgain} />;
  }
  return <CrashReport heading="This page crashed." error={error} tryAgain={tryAgain} />;
}
