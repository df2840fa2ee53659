import type {ReactNode} from 'react';
import HomeLink from '@site/src/components/HomeLink';
import {useResetOnNavigation} from '@site/src/components/CrashReport/useResetOnNavigation';

export type CrashReportProps = {
  /** What happened; becomes the page's heading. */
  heading: string;
  error: Error;
  /** Renders the failed part again. */
  tryAgain: () => void;
};

/** An error, its cause, the cause's cause, and so on. */
export const chainOf = (error: Error): Error[] => [
  error,
  ...(error.cause ? chainOf(error.cause as Error) : []),
];

/**
 * Replaces a page that has failed: shows what happened, a button to try again, a link to the home page and,
 * in a fold, the messages of the error and all its causes. Going to another page removes the report, which
 * uses only the router's context, so it works when everything else has failed.
 */
export default function CrashReport({heading, error, tryAgain}: CrashReportProps): ReactNode {
  useResetOnNavigation(tryAgain);
  return (
    <main className="container margin-vert--lg markdown">
      {/* eslint-disable-next-line no-restricted-syntax -- Link needs contexts */}
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
