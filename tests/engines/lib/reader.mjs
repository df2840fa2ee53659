// @ts-check
/** What a reader does and sees, said in terms of a tab; waits for what is to be seen, never for time. */
import {setTimeout as wait} from 'node:timers/promises';

/** How long a reader waits for anything, in milliseconds: longer than a busy machine takes. */
const PATIENCE = 20_000;

/** @typedef {{selector: string, name?: string}} Thing `name` is its label or else its text, whole. */

/**
 * Runs in the page. Brings what can be seen of a thing into view.
 *
 * @param {Thing} thing
 * @returns {{x: number, y: number} | string} The middle of it, or why a press there would miss it.
 */
function locate({selector, name}) {
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      candidate.checkVisibility({visibilityProperty: true}) &&
      (name === undefined ||
        (candidate.getAttribute('aria-label') ?? candidate.textContent ?? '').trim() === name),
  );
  if (!element) {
    return 'is not there to be seen';
  }
  element.scrollIntoView({block: 'center', behavior: 'instant'});
  const [box] = element.getClientRects();
  if (!box) {
    return 'takes no room on the page';
  }
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const hit = document.elementFromPoint(x, y);
  return hit && element.contains(hit)
    ? {x: Math.round(x), y: Math.round(y)}
    : `is covered by ${/** @type {Element} */ (hit?.cloneNode())?.outerHTML ?? 'the edge of the window'}`;
}

/**
 * @param {import('./browsers.mjs').Tab} tab
 * @param {string} siteUrl
 */
export function makeReader(tab, siteUrl) {
  /**
   * Asks until the answer is one to go on with.
   *
   * @template T
   * @param {() => Promise<T>} ask
   * @param {(answer: T) => boolean} isGood
   * @param {(answer: unknown) => string} complain Given the last answer, or why there was none.
   * @returns {Promise<T>}
   */
  async function until(ask, isGood, complain) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      /** @type {unknown} */
      let answer;
      try {
        const given = await ask();
        if (isGood(given)) {
          return given;
        }
        answer = given;
      } catch (error) {
        // A page that is being left answers nothing.
        answer = error instanceof Error ? error.message : error;
      }
      if (Date.now() > end) {
        throw new Error(complain(answer));
      }
      await wait(50);
    }
  }

  /**
   * Waits until something holds in the page.
   *
   * @template {unknown[]} A
   * @param {string} sentence What holds.
   * @param {(...args: A) => unknown} test Runs in the page, which sees its arguments alone.
   * @param {A} args
   */
  const sees = (sentence, test, ...args) =>
    until(
      () => tab.evaluate(test, ...args),
      (answer) => answer === true,
      (answer) => `not so: ${sentence} (the page says ${JSON.stringify(answer)})`,
    );

  return {
    sees,
    key: tab.key,
    back: tab.back,
    forward: tab.forward,
    resize: tab.resize,
    /** Runs a function in the page and gives what it returns. */
    read: tab.evaluate,

    /**
     * Presses the middle of a thing with the mouse, once it is in view, rests, and nothing covers it.
     *
     * @param {string} selector
     * @param {string} [name] Its label or its text, whole.
     */
    async press(selector, name) {
      let before = '';
      const place = await until(
        () => tab.evaluate(locate, {selector, name}),
        (answer) => {
          const rests = typeof answer !== 'string' && before === JSON.stringify(answer);
          before = JSON.stringify(answer);
          return rests;
        },
        (answer) =>
          `${selector}${name ? ` “${name}”` : ''} can't be pressed: it ${typeof answer === 'string' ? answer : 'keeps moving'}`,
      );
      const {x, y} = /** @type {{x: number, y: number}} */ (place);
      await tab.pressAt(x, y);
    },

    /** @param {number} x @param {number} y In CSS pixels, of the window. */
    pressAt: (x, y) => tab.pressAt(x, y),

    /**
     * Opens a page by its address and waits until its scripts have taken over.
     *
     * @param {string} route From the base path.
     */
    async open(route) {
      await tab.goto(siteUrl + route);
      await sees(
        `the scripts of /${route} take the page over`,
        () => document.documentElement.dataset.hasHydrated === 'true',
      );
    },

    /**
     * Opens a page by its address, without waiting for its scripts.
     *
     * @param {string} route From the base path.
     */
    visit: (route) => tab.goto(siteUrl + route),

    /**
     * Waits for a page that a link, Back or Forward leads to.
     *
     * @param {string} route From the base path.
     * @param {string} heading
     */
    arrivesAt: (route, heading) =>
      sees(
        `the page /${route} shows, headed “${heading}”`,
        (address, text) =>
          location.href === address &&
          document.querySelector('h1')?.textContent === text &&
          document.title.length > 0,
        siteUrl + route,
        heading,
      ),
  };
}

/** @typedef {ReturnType<typeof makeReader>} Reader */
