// @ts-check
/**
 * Runs first in every page and tells the server at once of what a healthy page never has: anything in
 * the console, an exception, a file that does not load, a breach of the policy. Drivers differ in what
 * of this they hear; pages do not.
 */
(() => {
  const {src} = /** @type {HTMLScriptElement} */ (document.currentScript);

  /** @param {unknown[]} words */
  const tell = (...words) => {
    const request = new XMLHttpRequest();
    // At once, so that what a page says while it is being left is heard too.
    request.open('GET', `${src}?${encodeURIComponent(words.join(' '))}`, false);
    request.send();
  };

  for (const level of /** @type {const} */ (['debug', 'info', 'log', 'warn', 'error'])) {
    console[level] = (...words) => tell(`console.${level}:`, ...words);
  }
  addEventListener(
    'error',
    ({message, filename, lineno, target}) => {
      const element = /** @type {HTMLScriptElement & HTMLLinkElement} */ (target);
      if (message) {
        tell('exception:', message, `(${filename}:${lineno})`);
      } else if (element.rel !== 'prefetch') {
        // Firefox gives up prefetching when the page is left. A file that is missing is heard of by the
        // server, and one that the policy forbids below.
        tell('does not load:', element.src ?? element.href);
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({reason}) => tell('rejection:', reason));
  addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI}) =>
    tell('breach of the policy:', effectiveDirective, blockedURI),
  );
})();
