// Stock: replaces a page that fails to hydrate, shows all causes at once, has no link home, and stays when the reader goes to another page; for: everyone, after a failure. Ejected.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import CrashReport from '@site/src/components/CrashReport';
import {useServerHtml} from '@site/src/browser/clientModules/serverHtmlFallback';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    useServerHtml(error, tryAgain, SkipToContentFallbackId) || (
      <CrashReport heading="This page crashed." error={error} tryAgain={tryAgain} />
    )
  );
}
