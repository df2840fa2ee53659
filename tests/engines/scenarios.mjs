// @ts-check
/** What holds in every engine, said once. Functions given to `read` and `sees` run in the page. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {KINDS, NEXT_NOTE, NOTE} from '../../scripts/lib/pages.mjs';
import {ROOT} from '../../scripts/lib/root.mjs';
import {basePath} from '../../src/site/identity.cjs';

/**
 * @typedef {object} Scenario
 * @property {string} name A sentence that holds.
 * @property {RegExp[]} [expects] Messages that must come; all others are problems.
 * @property {boolean} [withoutScripts]
 * @property {readonly string[]} [pages] Routes on each of which it is played, in one tab.
 * @property {(reader: import('./lib/reader.mjs').Reader, site: import('./lib/serve.mjs').Site,
 *   page: string) => Promise<void>} run
 */

const DNS = 'docs/frontend-roadmap/Internet/0-6-DNS';
const START = 'docs/frontend-roadmap/start-page';
const POST = 'blog/long-blog-post';

/** As narrow as WebKitGTK's window can be, and so with the phone's layout. */
const PHONE = /** @type {const} */ ([480, 800]);
const DESKTOP = /** @type {const} */ ([1280, 800]);

const TOGGLE = '.navbar button[aria-label*="dark and light mode"]';
const MENU_BUTTON = '[aria-label="Toggle navigation bar"]';

/** @returns {string[]} Every route of the built site. */
function readRoutes() {
  const sitemap = readFileSync(path.join(ROOT, 'build/sitemap.xml'), 'utf8');
  return Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) =>
    new URL(address).pathname.slice(basePath.length),
  );
}

/** @param {import('./lib/reader.mjs').Reader} reader */
const seesMenuOpen = (reader) =>
  reader.sees('the menu is open and its links can be seen', () => {
    const menu = document.querySelector('dialog[open]');
    return Boolean(
      menu?.querySelector('a')?.checkVisibility() && menu.contains(document.activeElement),
    );
  });

/** @param {import('./lib/reader.mjs').Reader} reader */
const seesMenuClosed = (reader) =>
  reader.sees(
    'the menu is closed and the page scrolls',
    () =>
      !document.querySelector('dialog[open]') &&
      getComputedStyle(document.body).overflowY !== 'hidden',
  );

/**
 * Opens and closes something by presses on its control, and opens it by key.
 *
 * @param {import('./lib/reader.mjs').Reader} reader
 * @param {string} control A selector.
 * @param {(isOpen: boolean) => Promise<unknown>} seesIt
 */
async function opensByPressAndByKey({press, key, read}, control, seesIt) {
  await press(control);
  await seesIt(true);
  await press(control);
  await seesIt(false);
  await read(
    (selector) => /** @type {HTMLElement} */ (document.querySelector(selector)).focus(),
    control,
  );
  await key('Enter');
  await seesIt(true);
}

/** Runs in the page. Whether it holds what a page must, in the width at hand. */
function isWhole() {
  const heading = document.querySelector('h1');
  const main = document.querySelector('main');
  const root = document.documentElement;
  return (
    (Boolean(heading?.checkVisibility()) &&
      (main?.innerText.length ?? 0) > (heading?.innerText.length ?? 0) + 20 &&
      Boolean(document.querySelector('footer')?.checkVisibility()) &&
      root.scrollWidth === root.clientWidth) || [
      heading?.innerText,
      main?.innerText.length,
      root.scrollWidth,
      root.clientWidth,
    ]
  );
}

/** @type {Scenario[]} */
export const scenarios = [
  {
    name: 'What goes wrong in a page is heard',
    expects: [
      /^console\.error: said/,
      /^exception: .*thrown/,
      /^rejection: .*refused/,
      /^does not load: /,
      /^answered with 404: .*no-such-picture/,
      /^breach of the policy: img-src/,
    ],
    async run({open, read, sees}) {
      await open('');
      await read(() => {
        console.error('said');
        setTimeout(() => {
          document.documentElement.dataset.hasThrown = '';
          throw new Error('thrown');
        });
        Promise.reject(new Error('refused'));
        document.body.append(
          Object.assign(new Image(), {src: 'no-such-picture.png', id: 'missing'}),
          Object.assign(new Image(), {src: 'http://elsewhere.example/picture.png', id: 'foreign'}),
        );
      });
      await sees(
        'it has thrown, and both pictures have failed',
        () =>
          'hasThrown' in document.documentElement.dataset &&
          ['missing', 'foreign'].every(
            (id) => /** @type {HTMLImageElement} */ (document.getElementById(id)).complete,
          ),
      );
    },
  },

  {
    name: 'Every page is whole and never scrolls sideways, on a desktop and on a phone',
    pages: readRoutes(),
    async run({open, resize, sees}, _, page) {
      await resize(...DESKTOP);
      await open(page);
      await sees('it is whole on a desktop', isWhole);
      await resize(...PHONE);
      await sees('it is whole on a phone', isWhole);
    },
  },

  {
    name: 'An unknown address says so and shows which one it is',
    expects: [/^answered with 404: .*no-such-page$/],
    async run({open, press, sees, arrivesAt}) {
      await open('docs/no-such-page');
      await sees('it is headed “Page Not Found” and names the address', () => {
        const text = document.querySelector('main')?.innerText ?? '';
        return /Page Not Found/i.test(text) && text.includes('/docs/no-such-page');
      });
      await press('footer a', 'Archive');
      await arrivesAt('blog/archive', 'Archive');
    },
  },

  {
    name: 'Links lead on at the top of the page, Back and Forward to where the reader was',
    async run({open, press, arrivesAt, sees, back, forward, read}) {
      await open(START);
      const heading = await read(() => document.querySelector('h1')?.textContent ?? '');
      await press('main a', 'What is HTTP?');
      await arrivesAt(NOTE, 'What is HTTP?');
      await press('.pagination-nav__link--next');
      await arrivesAt(NEXT_NOTE, 'Why HTTP/3?');
      await sees('it stands at its top', () => scrollY === 0);
      await sees('its title is announced', () => {
        const said = document.querySelector('[data-route-announcer]')?.textContent;
        return said === document.title;
      });
      await back();
      await arrivesAt(NOTE, 'What is HTTP?');
      await sees('the reader is back at its end', () => scrollY > 1000);
      await back();
      await arrivesAt(START, heading);
      await forward();
      await arrivesAt(NOTE, 'What is HTTP?');
      await press('footer a', 'Tags');
      await arrivesAt('blog/tags', 'Tags');
      await press('main a[href$="tags/hola"]');
      await sees('the tag shows', () => location.pathname.endsWith('/hola'));
    },
  },

  {
    name: 'A page that is long on its way is announced by a bar, and the page at hand stays',
    async run({open, press, arrivesAt, sees}, site) {
      await open(START);
      site.holdScripts();
      await press('footer a', 'Archive');
      await sees('the bar shows over the page at hand', () =>
        Boolean(
          document.querySelector('#nprogress [role=bar]')?.checkVisibility() &&
          document.querySelector('h1')?.textContent === 'Start here',
        ),
      );
      site.letScriptsGo();
      await arrivesAt('blog/archive', 'Archive');
      await sees('the bar is gone', () => !document.querySelector('#nprogress'));
    },
  },

  {
    name: 'An address with a heading, and an entry of the table of contents, bring it into view',
    async run({open, press, sees, read, resize}) {
      /** @param {number} index */
      const seesHeading = (index) =>
        sees(
          'the heading is in view, under the bar',
          (nth) => {
            const heading = document.querySelectorAll('main h2[id]')[nth];
            const top = heading?.getBoundingClientRect().top ?? NaN;
            const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? NaN;
            return (top >= bar && top < bar + 150) || [top, bar];
          },
          index,
        );
      await resize(1440, 900);
      await open(DNS);
      const id = await read(() => document.querySelectorAll('main h2[id]')[2]?.id);
      await open(`blog`);
      await open(`${DNS}#${id}`);
      await seesHeading(2);
      await press(
        `.table-of-contents a[href="#${await read(() => document.querySelectorAll('main h2[id]')[4]?.id)}"]`,
      );
      await seesHeading(4);
    },
  },

  {
    name: 'The phone’s menu opens, leads on, and closes by Escape, by its button and beside it',
    async run(reader) {
      const {open, press, pressAt, key, sees, resize, arrivesAt} = reader;
      await resize(...PHONE);
      await open('docs');
      await press(MENU_BUTTON);
      await seesMenuOpen(reader);
      await key('Escape');
      await seesMenuClosed(reader);
      await sees('the focus is on its button again', () =>
        Boolean(document.activeElement?.matches('[aria-label="Toggle navigation bar"]')),
      );
      await press(MENU_BUTTON);
      await seesMenuOpen(reader);
      await press('dialog button', 'Close navigation bar');
      await seesMenuClosed(reader);
      await press(MENU_BUTTON);
      await seesMenuOpen(reader);
      await pressAt(PHONE[0] - 10, 400);
      await seesMenuClosed(reader);
      await press(MENU_BUTTON);
      await seesMenuOpen(reader);
      await press('dialog a', 'What is HTTP?');
      await arrivesAt(NOTE, 'What is HTTP?');
      await seesMenuClosed(reader);
    },
  },

  {
    name: 'A press on the phone’s menu before the scripts have come is not lost',
    async run(reader, site) {
      const {visit, press, key, sees, resize} = reader;
      await resize(...PHONE);
      site.holdScripts();
      await visit(NOTE);
      await press(MENU_BUTTON);
      site.letScriptsGo();
      await sees(
        'the scripts take the page over',
        () => document.documentElement.dataset.hasHydrated === 'true',
      );
      await seesMenuOpen(reader);
      await key('Escape');
      await seesMenuClosed(reader);
    },
  },

  {
    name: 'The language menu opens and closes by press and by Escape, and says so',
    async run(reader) {
      const {open, key, sees, resize} = reader;
      await resize(...DESKTOP);
      await open('');
      const seesLanguage = (/** @type {boolean} */ isOpen) =>
        sees(
          `the menu ${isOpen ? 'shows its language' : 'is closed'}`,
          (isOpen) => {
            const button = document.querySelector('.navbar .dropdown > button');
            const link = document.querySelector('.navbar .dropdown__menu a');
            return (
              button?.getAttribute('aria-expanded') === String(isOpen) &&
              link?.checkVisibility({visibilityProperty: true}) === isOpen
            );
          },
          isOpen,
        );
      await opensByPressAndByKey(reader, '.navbar .dropdown > button', seesLanguage);
      await key('Escape');
      await seesLanguage(false);
    },
  },

  {
    name: 'The colour mode flips, stays on the next page and after a load, and flips back',
    async run({open, press, read, sees, resize}) {
      /** @param {'light' | 'dark'} mode */
      const seesMode = (mode) =>
        sees(
          `the page is ${mode}`,
          (mode) => {
            const {backgroundColor} = getComputedStyle(document.documentElement);
            const isDark = Number(/\d+/.exec(backgroundColor)?.[0]) < 128;
            return (
              (document.documentElement.dataset.theme === mode && isDark === (mode === 'dark')) || [
                document.documentElement.dataset.theme,
                backgroundColor,
              ]
            );
          },
          mode,
        );
      await resize(...DESKTOP);
      await open('');
      await seesMode('light');
      await press(TOGGLE);
      await seesMode('dark');
      await press('footer a', 'All notes');
      await sees('the next page shows', () => location.pathname.endsWith('/docs'));
      await seesMode('dark');
      await open(NOTE);
      await seesMode('dark');
      await press(TOGGLE);
      await seesMode('light');
      const stored = await read(() => localStorage.getItem('theme'));
      if (stored !== 'light') {
        throw new Error(`not so: the choice is stored as “theme” (it is ${stored})`);
      }
    },
  },

  {
    name: 'The announcement bar closes and stays closed after a load',
    async run({open, press, sees}) {
      await open('');
      await press('[aria-label=Announcement] [aria-label=Close]');
      await sees('it is gone', () => !document.querySelector('[aria-label=Announcement]'));
      await open('blog');
      await sees('it is not there', () => !document.querySelector('[aria-label=Announcement]'));
    },
  },

  {
    name: 'Folds open and close by press and by key, in the text, the sidebar and the phone’s contents',
    async run(reader) {
      const {open, press, sees, resize} = reader;
      await resize(1440, 900);
      await open(DNS);
      const seesFold = (/** @type {boolean} */ isOpen) =>
        sees(
          `the fold is ${isOpen ? 'open, and its text can be seen' : 'closed'}`,
          (isOpen) => {
            const fold = document.querySelector('main details.alert');
            const text = fold?.querySelector(':scope > :not(summary)');
            const canBeSeen = text?.checkVisibility() && text.getBoundingClientRect().height > 20;
            return Boolean(canBeSeen) === isOpen || [fold?.outerHTML.slice(0, 120), canBeSeen];
          },
          isOpen,
        );
      await opensByPressAndByKey(reader, 'main details.alert > summary', seesFold);

      await press('.menu__caret[aria-expanded=true]');
      await sees('the group of the sidebar is closed', () => {
        const item = document.querySelector('aside .menu__list .menu__list a');
        return !item?.checkVisibility();
      });
      await press('.menu__caret[aria-expanded=false]');
      await sees('the group of the sidebar is open', () =>
        Boolean(document.querySelector('aside .menu__list .menu__list a')?.checkVisibility()),
      );

      await resize(...PHONE);
      await press('.theme-doc-toc-mobile summary');
      await press('.theme-doc-toc-mobile a', 'Sources');
      await sees('the heading it leads to is in view', () => {
        const top = document.getElementById('sources')?.getBoundingClientRect().top ?? NaN;
        return top >= 0 && top < innerHeight;
      });
    },
  },

  {
    name: 'A term shows its definition whole and near, and hides it by Escape and by a press elsewhere',
    async run({open, press, key, sees, read, resize}) {
      const seesDefinition = () =>
        sees(
          'the definition is whole on the screen, by its term where the engine can place it',
          () => {
            const definition = document.querySelector(':popover-open');
            const box = definition?.getBoundingClientRect();
            const term = definition?.previousElementSibling?.getBoundingClientRect();
            if (!box || !term) {
              return 'none is open';
            }
            const gap = box.top > term.top ? box.top - term.bottom : term.top - box.bottom;
            const isPlaced = CSS.supports(
              '(position-area: block-start) and (anchor-scope: --term)',
            );
            const isWhole =
              box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
            return (
              (isWhole && (!isPlaced || (gap >= 0 && gap < 16))) || [
                box,
                gap,
                innerWidth,
                innerHeight,
              ]
            );
          },
        );
      const seesNone = () =>
        sees('no definition is open', () => !document.querySelector(':popover-open'));
      for (const [width, height] of [DESKTOP, PHONE]) {
        await resize(width, height);
        await open(DNS);
        await press('main button[popovertarget]', 'RRset');
        await seesDefinition();
        await key('Escape');
        await seesNone();
        await read(() =>
          /** @type {HTMLElement} */ (document.querySelector('main [popovertarget]')).focus(),
        );
        await key('Enter');
        await seesDefinition();
        await press('.navbar__brand img');
        await seesNone();
      }
    },
  },

  {
    name: 'The button of code copies the code and nothing else',
    async run({open, press, key, sees, read}) {
      await open(POST);
      await press('.theme-code-block pre');
      await press('.theme-code-block [aria-label="Copy code to clipboard"]');
      await sees('the button says that it has', () =>
        Boolean(document.querySelector('.theme-code-block [aria-label=Copied]')),
      );
      await read(() => {
        const paper = document.createElement('textarea');
        document.querySelector('main')?.prepend(paper);
        paper.focus();
      });
      await key('Control+v');
      await sees('what a paste brings is the code', () => {
        const text = document.querySelector('textarea')?.value;
        return (
          text ===
            'const wordsPerMinute = 200;\nconst minutes = 900 / wordsPerMinute;\nconsole.log(Math.ceil(minutes)); // 5' ||
          text
        );
      });
    },
  },

  {
    name: 'The link of a heading copies its address and says so',
    async run({open, press, sees}) {
      await open(NOTE);
      await press('.markdown h2[id]');
      await press('.markdown h2[id] a.hash-link');
      await sees('it is said', () =>
        [...document.querySelectorAll('[role=status]')].some(({textContent}) =>
          textContent?.includes('Link copied'),
        ),
      );
    },
  },

  {
    name: 'The skip link leads past the bars',
    async run({open, read, key, sees}) {
      await open(NOTE);
      await read(() =>
        /** @type {HTMLElement} */ (
          document.querySelector('[href^="#__docusaurus_skipToContent"]')
        ).focus(),
      );
      await sees('it can be seen', () => {
        const box = document.activeElement?.getBoundingClientRect();
        return Boolean(box && box.top >= 0 && box.left >= 0 && box.height > 20);
      });
      await key('Enter');
      await sees('the focus is on what it skips to', () =>
        Boolean(document.activeElement?.querySelector('h1')),
      );
    },
  },

  {
    name: 'Without scripts, every kind of page is whole, its folds and terms open and its links lead on',
    withoutScripts: true,
    pages: Object.values(KINDS),
    async run({visit, press, sees, read, resize}, _, page) {
      await resize(...PHONE);
      await visit(page);
      await sees('no script runs', () => matchMedia('(scripting: none)').matches);
      await sees('it is whole on a phone', isWhole);
      const folds = await read(() => {
        const all = [...document.querySelectorAll('main details:not([open]) > summary')];
        all.forEach((summary, index) => (summary.id ||= `fold-${index}`));
        return all.map(({id}) => id);
      });
      // A note has dozens, all of two kinds.
      for (const id of [folds[0], folds.at(-1)].filter(Boolean)) {
        await press(`[id="${id}"]`);
        await sees(
          'what is folded away shows',
          (id) => {
            const text = document.querySelector(`[id="${id}"] ~ *`);
            return Boolean(text?.checkVisibility()) && (text?.clientHeight ?? 0) > 0;
          },
          /** @type {string} */ (id),
        );
      }
      if (await read(() => Boolean(document.querySelector('main [popovertarget]')))) {
        await press('main [popovertarget]');
        await sees('a term’s definition shows', () =>
          Boolean(document.querySelector(':popover-open')),
        );
      }
      await press('footer a', 'Tags');
      await sees('the link leads on', () => document.querySelector('h1')?.textContent === 'Tags');
    },
  },
];
