import type {ReactNode} from 'react';
import HomeLink from '@site/src/components/HomeLink';
import {useResetOnNavigation} from '@site/src/components/CrashReport/useResetOnNavigation';

export type CrashReportProps = {
  /** What happened, as the page's heading. */
  heading: string;
  error: Error;
  /** Renders again what has failed. */
  tryAgain: () => void;
};

/** An error, its cause, the cause of that, and so on. */
const chainOf = (error: Error): Error[] => [
  error,
  ...(error.cause ? chainOf(error.cause as Error) : []),
];

/**
 * What a reader sees instead of a page that has failed: what happened, a button to try again, a way
 * home and, folded away, the messages of the error and of all its causes. Leaving the page resets it.
 * It uses no context but the router's, so that it can stand where everything else has failed.
 */
export default function CrashReport({heading, error, tryAgain}: CrashReportProps): ReactNode {
  useResetOnNavigation(tryAgain);
  return (
    <main className="container margin-vert--lg markdown">
      {/* eslint-disable-next-line no-restricted-syntax -- that one needs contexts */}
      <h1>{heading}</h1>
      <p>
        Something went wrong while displaying this page. Trying again often helps, and the rest of
        the site still works.
      </p>
      <p>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          Try again
        </button>{' '}
        <HomeLink />
      </p>
      <details>
        <summary>Error details</summary>
        <ol>
          {chainOf(error).map(({message}, index) => (
            <li key={index}>{message}</li>
          ))}
        </ol>
      </details>
    </main>
  );
}
