/**
 * Runs inline in every page, before anything else. Loads the site's scripts once the page is painted
 * and loaded and the browser idle, two seconds later at most, or at the reader's first key, tap or
 * pointer movement, whichever is first; with a data saver or on 2g only at that first action. A press
 * on a control that works by scripts alone is kept until they run, and carried out then. Links, folds
 * and the menu need none.
 *
 * @param {string[]} urls of the scripts, in the order in which they run
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- put into the page's template
function startScripts(urls) {
  const root = document.documentElement;
  const ACTIONS = ['keydown', 'pointerdown', 'pointermove', 'touchstart'];
  // A popover target is the browser's own work, and so are closing a dialog by its form and, where the
  // browser knows them (Safari from 26.2, Firefox from 144), commands.
  const NEEDS_SCRIPTS =
    'button:not([popovertarget],form[method=dialog] *,[disabled]' +
    ('CommandEvent' in window ? ',[command]' : '') +
    '),[role=button]';
  // Where the pressed control stands. Hydration may put another element in the place of this one.
  let pressed = '';
  let hasRun = false;

  /** @param {Element} element */
  function pathTo(element) {
    let path = '';
    for (let node = element; node.parentElement; node = node.parentElement) {
      path = `>:nth-child(${[...node.parentElement.children].indexOf(node) + 1})${path}`;
    }
    return `html${path}`;
  }

  // The home page's own inline script looks for this when the document is parsed, takes its absence
  // for a wrong base path and inserts a banner. It is told below instead, when a script fails.
  const page = /** @type {any} */ (window);
  page.docusaurus ??= {};

  function tellOfFailure() {
    page.insertBanner?.();
    page.insertBanner = undefined;
  }

  // A layout that crashes later takes the attribute away, and its page has buttons all the same.
  const isRunning = () => (hasRun ||= root.dataset.hasHydrated === 'true');

  function load() {
    ACTIONS.forEach((name) => removeEventListener(name, load, true));
    for (const src of urls.splice(0)) {
      const script = document.createElement('script');
      document.head.append(Object.assign(script, {src, async: false, onerror: tellOfFailure}));
    }
  }

  ACTIONS.forEach((name) => addEventListener(name, load, {capture: true, passive: true}));

  addEventListener(
    'click',
    (event) => {
      const target = /** @type {Element} */ (event.target);
      const control = target.closest(NEEDS_SCRIPTS);
      if (control && !isRunning()) {
        event.preventDefault();
        // React listens before it says that it has the page, and would carry the press out as well.
        event.stopPropagation();
        pressed = pathTo(control);
        load();
      }
    },
    true,
  );

  // Back to a page that was left by a link: the browser shows its address and leaves the rest to scripts.
  const path = location.pathname;
  addEventListener('popstate', () => {
    if (!isRunning() && location.pathname !== path) {
      location.reload();
    }
  });

  new MutationObserver((_, observer) => {
    if (isRunning()) {
      observer.disconnect();
      const control = pressed ? document.querySelector(pressed) : undefined;
      /** @type {HTMLElement | null | undefined} */ (control)?.click();
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});

  const {saveData, effectiveType} = /** @type {any} */ (navigator).connection ?? {};
  if (!saveData && !/2g/.test(effectiveType)) {
    const loadWhenIdle = () => {
      if (window.requestIdleCallback) {
        // A page that is always busy is never idle, and in a tab that was opened in the background
        // Chromium has been seen to find no idle moment for seconds after the reader had come to it.
        window.requestIdleCallback(load, {timeout: 2000});
      } else {
        setTimeout(load);
      }
    };
    addEventListener('load', () => {
      // A page without content never has a first contentful paint.
      setTimeout(loadWhenIdle, 3000);
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint')[0]) {
          loadWhenIdle();
        }
      }).observe({type: 'paint', buffered: true});
    });
  }
}
