/**
 * Runs inline in every page, before its stylesheet. Helps a reader whose page does not get its files.
 *
 * - A page from before the last deployment, out of a cache or a tab that the browser restores, may name
 *   files that are gone. Where one can't be had, is cut off or is something else, the site is asked for
 *   the page; if that no longer names the file, the page is loaded anew. Once: a page that was loaded
 *   anew is as new as can be, and one without a connection stays.
 * - A stylesheet that never comes holds up the page for ever: after eight seconds the page is shown
 *   without it, and with it when it comes.
 */
(() => {
  // Deprecated, and all that is asked of its successor in half the bytes.
  const isReloaded = performance.navigation.type === 1;
  let isLeft = false;
  /** @type {Promise<string> | undefined} */
  let newest;

  /** @param {any} element A script or stylesheet that the page names */
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
        // A script that is something else fails while it runs, and the window is told of it.
        const element = event.filename
          ? [...document.scripts].find(({src}) => src === event.filename)
          : event.target;
        // Scripts that scripts ask for are asynchronous, and their affair.
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
