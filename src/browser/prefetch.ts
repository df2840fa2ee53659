/**
 * Asks for a file that a click on a link may need; in place of `lib/client/prefetch` of
 * `@docusaurus/core`, by the plugin `bundler`. Firefox holds prefetch links to `default-src` of the
 * content security policy, which is 'none', and to nothing else; it is asked for the file itself.
 */
const isFirefox = typeof window !== 'undefined' && 'mozInnerScreenX' in window;

/** @returns a promise that is fulfilled when the file is there, or is not to be had */
export default function prefetch(url: string): Promise<void> {
  if (isFirefox) {
    return fetch(url, {priority: 'low'}).then(
      () => {},
      () => {},
    );
  }
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.onload = link.onerror = () => resolve();
    link.href = url;
    document.head.append(link);
  });
}
