// Change: a page that fails while it is taken over stays as the server made it. One that fails later
// says so: the whole chain of causes is folded away, there is a way home that is a full page load, and
// going to another page resets the crash; stock keeps showing it.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import CrashReport from '@site/src/components/CrashReport';
import {useServerPage} from '@site/src/components/ServerPage';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return (
    useServerPage(tryAgain, SkipToContentFallbackId) || (
      <CrashReport heading="This page crashed." error={error} tryAgain={tryAgain} />
    )
  );
}
