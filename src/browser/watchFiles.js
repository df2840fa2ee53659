/**
 * Runs inline in every page, before its style sheet. Handles page files that fail to load.
 *
 * - A page from before the last deployment, from a cache or a restored tab, may refer to files that are
 *   gone. If one is missing, truncated or something else entirely, this fetches the page again; if the
 *   new version no longer refers to that file, the page reloads. It reloads only once, because a page that
 *   has just been reloaded is already the newest, and never while the site can't be reached.
 * - A style sheet that never arrives would block the page forever: after eight seconds, the page is shown
 *   without it, and styled when it arrives.
 */
(() => {
  // Deprecated, but does the same as its successor in half the bytes.
  const isReloaded = performance.navigation.type === 1;
  let isLeft = false;
  /** @type {Promise<string> | undefined} */
  let newest;

  /** @param {any} element A script or style sheet that the page refers to */
  function renew(element) {
    const name = element.getAttribute('src') || element.getAttribute('href');
    newest ??= fetch(location.href, {cache: 'reload'}).then((answer) =>
      answer.ok ? answer.text() : '',
    );
    newest
      .then((page) => {
        if (!page || page.includes(name)) {
          element.onerror?.();
        } else if (!isLeft) {
          isLeft = true;
          location.reload();
        }
      })
      .catch(() => {});
  }

  if (!isReloaded) {
    addEventListener(
      'error',
      (/** @type {any} */ event) => {
        // A script with the wrong content fails while it runs, so the event fires on the window.
        const element = event.filename
          ? [...document.scripts].find(({src}) => src === event.filename)
          : event.target;
        // Scripts added by other scripts are asynchronous; the scripts that added them handle failures.
        if (
          element &&
          (element.rel === 'stylesheet' || element.async === false) &&
          document.documentElement.dataset.hasHydrated === 'false'
        ) {
          event.stopPropagation();
          renew(element);
        }
      },
      true,
    );
  }

  setTimeout(() => {
    /** @type {NodeListOf<HTMLLinkElement>} */
    const stylesheets = document.querySelectorAll('link[rel=stylesheet]');
    for (const old of stylesheets) {
      if (!old.sheet) {
        const late = /** @type {HTMLLinkElement} */ (old.cloneNode());
        late.media = 'print';
        late.onload = () => (late.media = 'all');
        old.replaceWith(late);
        if (!isReloaded) {
          renew(late);
        }
      }
    }
  }, 8000);
})();
