// Change: says which path was asked for and where to go on, where stock only says that nothing was
// found; and loads this, with its list of notes, where it is shown. The docs' layout, which every
// note loads, has it on board for addresses below /docs.
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Loading from '@theme/Loading';
import type {Props} from '@theme/NotFound/Content';

let AskedPage: ComponentType<Props> | undefined;

async function loadAskedPage() {
  ({default: AskedPage} = await import('./AskedPage'));
}

/** What the server made of AskedPage, where this is the page at hand. React takes it as it is. */
const served = ExecutionEnvironment.canUseDOM && document.querySelector('[data-not-found]');
const servedHtml = served && {__html: served.innerHTML};

export default function NotFoundContent(props: Props): ReactNode {
  const [isLoaded, setLoaded] = useState(AskedPage !== undefined);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    if (!isLoaded && !error) {
      loadAskedPage().then(() => setLoaded(true), setError);
    }
  }, [isLoaded, error]);

  if (isLoaded && AskedPage) {
    return <AskedPage {...props} />;
  }
  if (servedHtml && !error) {
    return <main className={served.className} dangerouslySetInnerHTML={servedHtml} />;
  }
  const retry = () => setError(null);
  return <Loading isLoading pastDelay error={error} retry={retry} timedOut={false} />;
}
