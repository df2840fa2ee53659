import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import Loading from '@theme/Loading';
import {findTarget} from '@site/src/browser/addresses';

export type LatePart<Props> = {
  /** Shows the component when it has come; until then `fallback`, or a spinner where there is none. */
  Part: ComponentType<Props & {fallback?: ReactNode}>;
  /** Begins to load it, once; without this it is loaded when it is first shown. */
  start: () => Promise<void>;
};

/**
 * A component whose script is loaded apart from the page's own. Where that fails, the reader is told
 * and can try again.
 *
 * @param load `() => import('…')` of a module with the component as its default export.
 */
export default function latePart<Props extends object>(
  load: () => Promise<{default: ComponentType<Props>}>,
): LatePart<Props> {
  let Component: ComponentType<Props> | undefined;
  let request: Promise<void> | undefined;

  const start = () =>
    (request ??= load().then(
      (module) => {
        Component = module.default;
      },
      (error) => {
        request = undefined;
        throw error;
      },
    ));

  function Part({fallback, ...props}: Props & {fallback?: ReactNode}): ReactNode {
    const [isLoaded, setLoaded] = useState(Component !== undefined);
    const [error, setError] = useState<unknown>(null);

    useEffect(() => {
      let isShown = true;
      if (!isLoaded && !error) {
        start().then(() => {
          if (isShown) {
            flushSync(() => setLoaded(true));
            // What the address leads to may have come with it.
            findTarget(window.location.hash)?.scrollIntoView();
          }
        }, setError);
      }
      return () => {
        isShown = false;
      };
    }, [isLoaded, error]);

    if (isLoaded && Component) {
      return <Component {...(props as unknown as Props)} />;
    }
    if (fallback && !error) {
      return fallback;
    }
    const retry = () => setError(null);
    return <Loading isLoading pastDelay error={error} retry={retry} timedOut={false} />;
  }

  return {Part, start};
}
