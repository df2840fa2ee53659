// Change: the whole chain of causes is folded away, there is a way home that is a full page load, and
// going to another page resets the crash; stock keeps showing it.
import type {ReactNode} from 'react';
import type {Props} from '@theme/Error';
import CrashReport from '@site/src/components/CrashReport';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  return <CrashReport heading="This page crashed." error={error} tryAgain={tryAgain} />;
}
