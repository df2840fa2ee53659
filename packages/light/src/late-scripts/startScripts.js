/**
 * Runs inline in every page, before anything else. Loads the site's scripts once the page has painted and
 * loaded and the browser is idle (two seconds later at most), or at the reader's first key press, tap or
 * pointer movement, whichever comes first; with Data Saver or 2G, only at that first action. A click on a
 * control that needs scripts is kept until they run and is then handled. Links, folds and the menu need
 * none.
 *
 * @param {string[]} urls The scripts, in the order in which they run.
 */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- inserted into the page's template
function startScripts(urls) {
  const root = document.documentElement;
  const ACTIONS = ['keydown', 'pointerdown', 'pointermove', 'touchstart'];
  // The browser itself handles popover targets, forms that close their dialog and, where it supports them
  // (Safari from 26.2, Firefox from 144), commands.
  const NEEDS_SCRIPTS =
    'button:not([popovertarget],form[method=dialog] *,[disabled]' +
    ('CommandEvent' in window ? ',[command]' : '') +
    '),[role=button]';
  // The position of the clicked control. Hydration can replace the element itself.
  let pressed = '';
  /** @type {Element | null} */
  let held = null;
  let heldPath = '';
  let hasRun = false;

  /** @param {Element} element */
  function pathTo(element) {
    let path = '';
    for (let node = element; node.parentElement; node = node.parentElement) {
      path = `>:nth-child(${[...node.parentElement.children].indexOf(node) + 1})${path}`;
    }
    return `html${path}`;
  }

  // An inline script on the home page looks for `docusaurus` once the document is parsed; if it's missing,
  // the script assumes a wrong base path and inserts a banner. Instead, insertBanner is called below when
  // a script fails.
  const page = /** @type {any} */ (window);
  page.docusaurus ??= {};

  function tellOfFailure() {
    page.insertBanner?.();
    page.insertBanner = undefined;
  }

  // A layout that crashes later removes the attribute, and its page still has buttons.
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
        // React attaches its listeners before it reports that it has hydrated, and would handle the click
        // too.
        event.stopPropagation();
        pressed = pathTo(control);
        load();
      }
    },
    true,
  );

  // If hydration replaces a control between press and release, the browser clicks neither the old element
  // nor the new one.
  addEventListener(
    'pointerdown',
    (event) => {
      held = isRunning() ? null : /** @type {Element} */ (event.target).closest(NEEDS_SCRIPTS);
      heldPath = held ? pathTo(held) : '';
    },
    true,
  );
  addEventListener('pointerup', (event) => {
    const control = /** @type {Element} */ (event.target).closest(NEEDS_SCRIPTS);
    if (control && held?.isConnected === false && control === document.querySelector(heldPath)) {
      /** @type {HTMLElement} */ (control).click();
    }
    held = null;
  });

  // When the reader goes back to a page that they left by following a link, the browser only restores the
  // URL and leaves the rest to scripts.
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
        // A page that's always busy is never idle, and in a tab opened in the background, Chromium
        // sometimes reports no idle time until seconds after the reader has switched to it.
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
